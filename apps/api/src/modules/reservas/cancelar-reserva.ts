import type { ResultOf } from '@remanso/contract/endpoint';
import type { cancelarReserva as endpoint } from '@remanso/contract/reservas.contract';
import { cancelableHasta } from '@remanso/contract/reservas.rules';
import type { Dependencies } from '../../dependencies.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { leerConfig } from '../config/config.queries.ts';
import { liberarPlazas, lockFranjaDeReserva } from '../franjas/franjas.repository.ts';
import {
  fueraDelLimite,
  reservaCompletada,
  reservaInexistente,
  reservaYaCancelada,
  turnoComenzado,
} from './reservas.errors.ts';
import { leerReserva } from './reservas.queries.ts';
import { cambiarEstado, franjaDeReserva, lockReserva } from './reservas.repository.ts';

interface Pedido {
  session: Session;
  reservaId: number;
}

/** Cancels a booking and frees all its places; the booking stays in the history (decisions §7). */
export async function cancelarReserva(
  { db, clock }: Dependencies,
  { session, reservaId }: Pedido,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(db, async (tx) => {
    const { reserva, inicio } = await lockReservaPropia(tx, { session, reservaId });
    if (reserva.estado === 'CANCELADA') throw reservaYaCancelada();
    if (reserva.estado === 'COMPLETADA') throw reservaCompletada();
    await comprobarPlazo(tx, clock, { isAdmin: session.isAdmin, inicio });
    await cambiarEstado(tx, reservaId, 'CANCELADA');
    await liberarPlazas(tx, reserva.franjaId, reserva.personas);
    return leerReserva(tx, reservaId, { isAdmin: session.isAdmin, timeZone: clock.timeZone });
  });
}

/** Locks the franja, then the booking. Throws 404 alike for one that is missing and one that is another's. */
async function lockReservaPropia(tx: Tx, { session, reservaId }: Pedido) {
  const franjaId = await franjaDeReserva(tx, reservaId);
  const franja = franjaId === undefined ? undefined : await lockFranjaDeReserva(tx, franjaId);
  const reserva = franja && (await lockReserva(tx, reservaId));
  if (!reserva || (!session.isAdmin && reserva.usuarioId !== session.usuarioId)) {
    throw reservaInexistente();
  }
  return { reserva, inicio: franja.inicio };
}

/** The owner until the configured hours before the start, an administrator until it begins. */
async function comprobarPlazo(
  tx: Tx,
  clock: Clock,
  { isAdmin, inicio }: { isAdmin: boolean; inicio: string },
): Promise<void> {
  const ahora = clock.now();
  const horas = isAdmin ? 0 : ((await leerConfig(tx))?.limiteCancelHoras ?? 0);
  if (horas > 0 && ahora > cancelableHasta(inicio, horas)) throw fueraDelLimite(horas);
  if (inicio <= ahora) throw turnoComenzado();
}
