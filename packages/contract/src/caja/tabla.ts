import Papa from 'papaparse';
import type { Celda } from './tablas.rules.ts';

/*
 * Writes tables for a spreadsheet. The server and the screens both use this file (rules §15.4).
 */

const FORMATO = {
  // An Argentine Excel writes decimals with a comma, and therefore splits columns at semicolons.
  delimiter: ';',
  newline: '\r\n',
  // A spreadsheet would run a text that begins with one of these signs as a formula. Papa Parse
  // escapes such a text; numbers stay as they are.
  escapeFormulae: /^[=+\-@\t\r]/,
} as const;

/** Returns the CSV lines of `filas`; an empty text where there are no rows. */
export function escribirFilas(filas: readonly (readonly Celda[])[]): string {
  return filas.length === 0 ? '' : Papa.unparse(filas as Celda[][], FORMATO) + FORMATO.newline;
}
