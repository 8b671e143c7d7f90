import { fechaDe } from '@remanso/contract/calendario';
import type { Asiento } from '@remanso/contract/reserva/asientos.contract';
import { MAXIMO_DE_PERSONAS, type SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import { nombrarAcompaniantes } from '@remanso/contract/reserva/reservas.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { insertarAcompaniante } from './asientos.repository.ts';
import { registrarCambio } from '../registrar-cambio.ts';
import { MOSTRADOR, sigueAbierta } from '../politicas.rules.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { ocuparFranja } from '../nueva/ocupar-franja.ts';
import { reservaInactiva } from '../reservas.errors.ts';
import { reservaLlena } from './asientos.errors.ts';
import { leerAsiento } from './asientos.queries.ts';
import { recalcularPrecio } from './recalcular-precio.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  /** Empty where the desk does not know the name yet. */
  nombre: string;
  sexo?: SexoDeAsiento | undefined;
}

/**
 * Adds a companion to a booking for the desk, and computes the price anew (rules §9.2). Throws 409
 * where the booking already has 4 people, or where the franja has no free place.
 */
export async function agregarAsiento(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { session, reservaId, nombre: escrito, sexo = 'NO_DECLARA' }: Entrada,
): Promise<Asiento> {
  return inTransaction(db, async (tx) => {
    const pedido = { session, reservaId };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva: antes, inicio, nombres } = tomada;
    const { estado, franjaId } = antes;
    const fecha = fechaDe(inicio);
    if (!sigueAbierta(MOSTRADOR, { estado, fecha }, clock.today())) throw reservaInactiva();
    if (antes.personas >= MAXIMO_DE_PERSONAS) throw reservaLlena(MAXIMO_DE_PERSONAS);
    await ocuparFranja(
      tx,
      { clock, avisar },
      {
        franjaId,
        personas: 1,
        politica: MOSTRADOR,
        paraSuReserva: true,
      },
    );
    const [, ...acompaniantes] = nombres;
    const [nombre = escrito] = nombrarAcompaniantes([escrito], acompaniantes);
    const id = await insertarAcompaniante(tx, reservaId, { nombre, sexo });
    const personas = antes.personas + 1;
    await recalcularPrecio(tx, clock, { session, tomada, personas, inicio });
    await registrarCambio(
      tx,
      { clock, avisar },
      { ...pedido, accion: 'agregarAsiento', antes: { reserva: antes, nombres } },
    );
    return leerAsiento(tx, id);
  });
}
