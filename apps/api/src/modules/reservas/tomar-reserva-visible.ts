import { cancelableHasta } from '@remanso/contract/reserva/reservas.rules';
import { Overtaken, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AppError } from '../../platform/errors.ts';
import { puedeVer, type Quien } from '../../platform/http/session.ts';
import { tomarFranjasDeReserva } from '../franjas/franjas.repository.ts';
import type { Politica } from './politicas.rules.ts';
import { fueraDelLimite, reservaComenzada, reservaInexistente } from './reservas.errors.ts';
import { tomarReserva, type ReservaTomada } from './reservas.repository.ts';

export type ReservaEnSuFranja = ReservaTomada & { inicio: string; fin: string; cerrada: boolean };

interface Entrada {
  session: Quien;
  reservaId: number;
  /**
   * The id of the franja to which the booking will be moved, or whose places are booked beside it;
   * undefined where there is none.
   */
  hacia?: number | undefined;
}

/**
 * Locks the franja of a booking and the franja `hacia`, then the booking. Throws the same 404 for a
 * missing booking and for a booking of another client.
 */
export async function tomarReservaVisible(
  tx: Tx,
  clock: Clock,
  { session, reservaId, hacia }: Entrada,
): Promise<ReservaEnSuFranja> {
  const franjas = await tomarFranjasDeReserva(tx, { reservaId, hacia });
  const tomada = await tomarReserva(tx, reservaId, clock.now());
  if (!tomada || !puedeVer(session, tomada.reserva.usuarioId)) throw reservaInexistente();
  const franja = franjas.find(({ id }) => id === tomada.reserva.franjaId);
  // Another request moved the booking, while this transaction waited for the lock, to a franja that
  // this transaction has not locked. Overtaken makes the transaction run again.
  if (!franja) throw new Overtaken();
  return { ...tomada, inicio: franja.inicio, fin: franja.fin, cerrada: franja.bloqueada };
}

type Plazo = Pick<ReservaEnSuFranja, 'inicio' | 'cerrada' | 'limiteCancelHoras'>;

/**
 * Throws 409 where it is too late to cancel or move a booking, for the reason of `problemaDePlazo`.
 */
export function comprobarPlazo(...pedido: Parameters<typeof problemaDePlazo>): void {
  const problema = problemaDePlazo(...pedido);
  if (problema) throw problema;
}

/**
 * Returns the refusal where it is too late to cancel or move a booking; undefined where it is not. The holder can do so until the
 * configured number of hours before the franja begins (rules §8.7), and until the beginning where
 * the franja is closed (rules §7.14). The desk always can.
 */
export function problemaDePlazo(
  clock: Clock,
  { cambiaHasta }: Politica,
  { inicio, cerrada, limiteCancelHoras }: Plazo,
  que: 'cancelar' | 'cambiar' = 'cancelar',
): AppError | undefined {
  if (cambiaHasta === 'SIEMPRE') return undefined;
  const ahora = clock.now();
  const horas = cerrada ? 0 : limiteCancelHoras;
  if (horas > 0 && ahora > cancelableHasta(inicio, horas)) return fueraDelLimite(horas, que);
  return inicio <= ahora ? reservaComenzada(que) : undefined;
}
