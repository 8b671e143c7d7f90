import type { Dependencies } from '../dependencies.ts';
import { crearAbono } from '../modules/abonos/cambios/crear-abono.ts';
import { venderAbono } from '../modules/abonos/cambios/vender-abono.ts';
import type { Session } from '../platform/http/session.ts';

const ABONO = { nombre: 'Ocho sesiones', lugares: 8, precio: 130_000, vigenciaDias: 60 };
const PARTE = 60_000;

interface Venta {
  /** The person who sells. */
  duena: Session;
  /** The client who pays at once. */
  pagado: Session;
  /** The client who pays a part and owes the rest. */
  aMedias: Session;
}

/** Adds an abono and sells it twice; resolves to the id of the sold one that is paid. */
export async function venderAbonos(
  dependencies: Dependencies,
  { duena: session, pagado, aMedias }: Venta,
): Promise<number> {
  const abono = await crearAbono(dependencies, { session, nuevo: ABONO });
  const vender = (cliente: Session, pago: { monto: number; medio: 'EFECTIVO' | 'TRANSFERENCIA' }) =>
    venderAbono(dependencies, {
      session,
      clave: undefined,
      clienteId: cliente.usuarioId,
      abonoId: abono.id,
      pago,
    });
  const { id } = await vender(pagado, { monto: abono.precio, medio: 'TRANSFERENCIA' });
  await vender(aMedias, { monto: PARTE, medio: 'EFECTIVO' });
  return id;
}
