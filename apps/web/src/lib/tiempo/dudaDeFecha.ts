import { fechaConAnio } from '@remanso/contract/calendario';

/** The years ahead from which on a date is more likely mistyped than meant. */
const ANIOS = 2;

/** Returns a sentence about a date so far ahead that its year looks mistyped; else null. */
export function dudaDeFecha(fecha: string, hoy: string): string | null {
  const anios = Number(fecha.slice(0, 4)) - Number(hoy.slice(0, 4));
  if (anios < ANIOS) return null;
  return `El ${fechaConAnio(fecha)} queda ${anios} años adelante: conviene revisar el año.`;
}
