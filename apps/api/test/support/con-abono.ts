import {
  crearAbono,
  venderAbono,
  type AbonoVendido,
} from '@remanso/contract/abono/abonos.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { acompaniantes, type Persona } from './builders.ts';
import type { Client } from './client.ts';

/** An abono of ten places, each worth 10,000 pesos but the last, which is worth 10,005. */
export const DIEZ = { nombre: 'Pack de 10', lugares: 10, precio: 100_005, vigenciaDias: 60 };

interface Venta {
  admin: Persona;
  /** The client to whom the abono is sold. */
  a: { id: number };
  abono?: Partial<typeof DIEZ> & { dias?: ('LUNES' | 'VIERNES')[] };
  /** The pesos that are paid at once; the whole price by default. */
  paga?: number;
}

/** Sells an abono to a client, who pays it in cash. */
export async function vender(
  app: Client,
  { admin, a, abono: cambios = {}, paga }: Venta,
): Promise<AbonoVendido> {
  const abono = await app.make(crearAbono, { as: admin, body: { ...DIEZ, ...cambios } });
  const monto = paga ?? abono.precio;
  return app.make(venderAbono, {
    as: admin,
    params: { id: a.id },
    body: { abonoId: abono.id, ...(monto > 0 && { pago: { monto, medio: 'EFECTIVO' as const } }) },
  });
}

interface Pedido {
  franjaId: number;
  abono: { id: number };
  con?: number;
  clienteId?: number;
}

/** Asks for a booking with an abono, for the person `as` or, at the desk, for a client. */
export function pedirConAbono(
  app: Client,
  as: Persona,
  { franjaId, abono, con = 0, clienteId }: Pedido,
) {
  return app.call(crearReserva, {
    as,
    body: {
      franjaId,
      acompaniantes: acompaniantes(con),
      abonoVendidoId: abono.id,
      ...(clienteId !== undefined && { clienteId }),
    },
  });
}
