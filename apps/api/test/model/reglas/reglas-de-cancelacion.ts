import type { Centro, Reserva } from '../centro.ts';
import { exigir } from '../paso.ts';
import { dejarLibre } from '../planear.ts';
import { ajustarAlAbono } from './reglas-de-abono.ts';
import { exigirPlazo, sigueAbierta } from './reglas-de-reserva.ts';

/** Refuses to cancel a booking that is over, or that it is too late to cancel (rules §8.7). */
export function exigirCancelable(centro: Centro, reserva: Reserva, isAdmin: boolean): void {
  exigir(centro.estadoDe(reserva) !== 'CANCELADA', '409 RESERVA_YA_CANCELADA');
  exigir(sigueAbierta(centro, reserva, isAdmin), '409 RESERVA_COMPLETADA');
  exigirPlazo(centro, reserva.franja, isAdmin);
}

/** Cancels a booking. The caller has checked that it may be cancelled. */
export function cancelarla(centro: Centro, reserva: Reserva, quien: number): void {
  Object.assign(reserva, { estado: 'CANCELADA', senia: null });
  ajustarAlAbono(centro, reserva, 0, quien);
  dejarLibre(centro, reserva.franja);
}
