/*
 * Reads numbers as people type them. A text that has no certain reading stays text, which every
 * schema refuses: '25.00' may be twenty-five or two thousand five hundred, and neither may be saved
 * unseen.
 */

export const PESOS_ILEGIBLES = 'Los precios van en pesos enteros, sin centavos: 25000 o 25.000';
export const ENTERO_ILEGIBLE = 'Va un número entero, solo con cifras';

const CIFRAS = /^\d+$/;
const CON_MILES = /^[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * Reads '25000', '25.000', '$ 25.000' and '25.000,00' as 25000. Returns NaN where nothing was
 * typed, and the text where it cannot be read.
 */
export function leerPesos(escrito: unknown): unknown {
  if (typeof escrito !== 'string') return escrito;
  const importe = escrito.replaceAll(/[\s$]/g, '').replace(/(?<=\d),00?$/, '');
  return CON_MILES.test(importe)
    ? Number(importe.replaceAll('.', ''))
    : leerCifras(importe, escrito);
}

/**
 * Reads '60' as 60. Returns NaN where nothing was typed, and the text where it cannot be read, like
 * '6.0'.
 */
export function leerEntero(escrito: unknown): unknown {
  return typeof escrito === 'string' ? leerCifras(escrito.trim(), escrito) : escrito;
}

function leerCifras(texto: string, escrito: string): number | string {
  if (texto === '') return Number.NaN;
  return CIFRAS.test(texto) ? Number(texto) : escrito;
}

/**
 * The error text of a number field: `ilegible` where the text could not be read, whatever the
 * schema says of it.
 */
export function errorDeNumero(
  error: string | undefined,
  valor: unknown,
  ilegible: string,
): string | undefined {
  return error !== undefined && typeof valor === 'string' ? ilegible : error;
}
