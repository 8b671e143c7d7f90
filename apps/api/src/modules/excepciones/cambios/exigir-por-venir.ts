import type { Clock } from '../../../platform/clock.ts';
import { excepcionPasada } from '../excepciones.errors.ts';

/** The days of a feriado, a bloqueo or an override. */
export type Dias = { fecha: string } | { fechaHasta: string };

/**
 * Throws 409 for an exception whose last day is over: what the centre did on a day that has passed
 * is neither made up nor taken back.
 */
export function exigirPorVenir(clock: Pick<Clock, 'today'>, ...excepciones: readonly Dias[]): void {
  const hoy = clock.today();
  const paso = (dias: Dias) => ('fecha' in dias ? dias.fecha : dias.fechaHasta) < hoy;
  if (excepciones.some(paso)) throw excepcionPasada();
}
