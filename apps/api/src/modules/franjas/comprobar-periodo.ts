import { diasEntre } from '@remanso/contract/calendario';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import { periodoDemasiadoLargo, periodoInvertido } from './franjas.errors.ts';

/**
 * Throws 400 when `hasta` comes before `desde`, or when the period has more than `maximoDeDias`
 * days.
 */
export function comprobarPeriodo({ desde, hasta }: Periodo, maximoDeDias: number): void {
  if (hasta < desde) throw periodoInvertido();
  if (diasEntre(desde, hasta) >= maximoDeDias) throw periodoDemasiadoLargo(maximoDeDias);
}
