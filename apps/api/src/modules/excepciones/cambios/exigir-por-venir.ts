import type { Clock } from '../../../platform/clock.ts';
import { excepcionPasada } from '../excepciones.errors.ts';

/** The day of a feriado or an override, or the last day of a bloqueo. */
export type Dias = { fecha: string } | { fechaHasta: string };

/**
 * Throws 409 for an exception whose last day is over: nobody adds or deletes exceptions for past
 * days.
 */
export function exigirPorVenir(clock: Pick<Clock, 'today'>, ...excepciones: readonly Dias[]): void {
  const hoy = clock.today();
  const paso = (dias: Dias) => ('fecha' in dias ? dias.fecha : dias.fechaHasta) < hoy;
  if (excepciones.some(paso)) throw excepcionPasada();
}
