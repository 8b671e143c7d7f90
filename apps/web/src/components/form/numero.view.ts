/*
 * Reads numbers as people type them. A text that is ambiguous or no number stays a text, and every
 * schema refuses a text: '25.00' can mean 25 or 2500, and a guess must not be saved.
 */

export const PESOS_ILEGIBLES = 'Los precios van en pesos enteros, sin centavos: 25000 o 25.000';
export const ENTERO_ILEGIBLE = 'Va un número entero, solo con cifras';

const CIFRAS = /^\d+$/;
const CON_MILES = /^[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * Reads '25000', '25.000', '$ 25.000' and '25.000,00' as 25000. Returns NaN for an empty text, and
 * returns the text itself where it is not an amount.
 */
export function leerPesos(escrito: unknown): unknown {
  if (typeof escrito !== 'string') return escrito;
  const importe = escrito.replaceAll(/[\s$]/g, '').replace(/(?<=\d),00?$/, '');
  return CON_MILES.test(importe)
    ? Number(importe.replaceAll('.', ''))
    : leerCifras(importe, escrito);
}

/**
 * Reads '60' as 60. Returns NaN for an empty text, and returns the text itself where it is not a
 * whole number, as '6.0'.
 */
export function leerEntero(escrito: unknown): unknown {
  return typeof escrito === 'string' ? leerCifras(escrito.trim(), escrito) : escrito;
}

function leerCifras(texto: string, escrito: string): number | string {
  if (texto === '') return Number.NaN;
  return CIFRAS.test(texto) ? Number(texto) : escrito;
}

/**
 * Returns the error text of a number field: `ilegible` where `valor` is still a text because it
 * could not be read, otherwise `error`.
 */
export function errorDeNumero(
  error: string | undefined,
  valor: unknown,
  ilegible: string,
): string | undefined {
  return error !== undefined && typeof valor === 'string' ? ilegible : error;
}
