import { cancelableHasta } from '@remanso/contract/reservas.rules';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { leerConfig } from '../config/config.queries.ts';
import { lockFranja } from '../franjas/franjas.repository.ts';
import { fueraDelLimite, reservaInexistente, turnoComenzado } from './reservas.errors.ts';
import { franjaDeReserva, lockReserva, type ReservaActual } from './reservas.repository.ts';

/**
 * Locks the franja, then the booking. Throws 404 alike for one that is missing and one that is another client's.
 */
export async function lockReservaVisible(
  tx: Tx,
  { session, reservaId }: { session: Session; reservaId: number },
): Promise<ReservaActual & { inicio: string }> {
  const franjaId = await franjaDeReserva(tx, reservaId);
  const franja = franjaId === undefined ? undefined : await lockFranja(tx, franjaId);
  const reserva = franja && (await lockReserva(tx, reservaId));
  if (!reserva || (!session.isAdmin && reserva.usuarioId !== session.usuarioId)) {
    throw reservaInexistente();
  }
  return { ...reserva, inicio: franja.inicio };
}

/** The owner until the configured hours before the start, an administrator until it begins (decisions §7). */
export async function comprobarPlazo(
  tx: Tx,
  clock: Clock,
  { isAdmin, inicio }: { isAdmin: boolean; inicio: string },
): Promise<void> {
  const ahora = clock.now();
  const horas = isAdmin ? 0 : ((await leerConfig(tx))?.limiteCancelHoras ?? 0);
  if (horas > 0 && ahora > cancelableHasta(inicio, horas)) throw fueraDelLimite(horas);
  if (inicio <= ahora) throw turnoComenzado();
}
