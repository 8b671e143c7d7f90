import { fechaConAnio } from '@remanso/contract/calendario';

/** A date this many calendar years ahead, or more, is likely to be mistyped. */
const ANIOS = 2;

/**
 * Returns a sentence about a date whose year looks mistyped because it is too far ahead; null for
 * any other date.
 */
export function dudaDeFecha(fecha: string, hoy: string): string | null {
  const anios = Number(fecha.slice(0, 4)) - Number(hoy.slice(0, 4));
  if (anios < ANIOS) return null;
  return `El ${fechaConAnio(fecha)} queda ${anios} años adelante: revisa el año.`;
}
