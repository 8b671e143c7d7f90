import Papa from 'papaparse';
import type { Celda } from './tablas.rules.ts';

/*
 * Tables for a spreadsheet, written alike by the server and the screens (rules §15.4).
 */

const FORMATO = {
  // An Argentine Excel writes decimals with a comma, and so parts columns by semicolons.
  delimiter: ';',
  newline: '\r\n',
  // A spreadsheet would compute what begins so, whoever typed it; numbers are no text.
  escapeFormulae: /^[=+\-@\t\r]/,
} as const;

/** Returns the lines of some rows; nothing where there is none. */
export function escribirFilas(filas: readonly (readonly Celda[])[]): string {
  return filas.length === 0 ? '' : Papa.unparse(filas as Celda[][], FORMATO) + FORMATO.newline;
}
