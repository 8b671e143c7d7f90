import { cancelableHasta } from '@remanso/contract/reserva/reservas.rules';
import { Overtaken, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { puedeVer, type Session } from '../../platform/http/session.ts';
import { tomarFranjasDeReserva } from '../franjas/franjas.repository.ts';
import type { Politica } from './politicas.rules.ts';
import { fueraDelLimite, reservaComenzada, reservaInexistente } from './reservas.errors.ts';
import { tomarReserva, type ReservaTomada } from './reservas.repository.ts';

type ReservaEnSuFranja = ReservaTomada & { inicio: string; fin: string; cerrada: boolean };

interface Entrada {
  session: Session;
  reservaId: number;
  /** The id of the franja that the booking is going to be moved to. */
  hacia?: number | undefined;
}

/**
 * Locks the franja, then the booking. Throws the same 404 for a missing booking and for another
 * client's.
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
  // While this transaction waited for the lock, a move took the booking to a franja that it has not
  // locked.
  if (!franja) throw new Overtaken();
  return { ...tomada, inicio: franja.inicio, fin: franja.fin, cerrada: franja.bloqueada };
}

type Plazo = Pick<ReservaEnSuFranja, 'inicio' | 'cerrada' | 'limiteCancelHoras'>;

/**
 * Throws unless a booking may still be cancelled or moved, which its holder may until the configured
 * hours before the start (rules §8.7), and until the start where its franja is closed (§7.14).
 */
export function comprobarPlazo(
  clock: Clock,
  { cambiaHasta }: Politica,
  { inicio, cerrada, limiteCancelHoras }: Plazo,
): void {
  if (cambiaHasta === 'SIEMPRE') return;
  const ahora = clock.now();
  const horas = cerrada ? 0 : limiteCancelHoras;
  if (horas > 0 && ahora > cancelableHasta(inicio, horas)) throw fueraDelLimite(horas);
  if (inicio <= ahora) throw reservaComenzada();
}
