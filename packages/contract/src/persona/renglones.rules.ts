import { PARECE_EMAIL, PARECE_NUMERO } from './celdas.rules.ts';

/*
 * Splits the text of a table into rows and cells (rules §21.1). Each character is looked at a fixed
 * number of times, whatever the file, and the caller may pause between two rows.
 */

/** The most cells of a row that are read. A caller refuses a table that is wider. */
export const MAXIMO_DE_COLUMNAS = 200;

interface Formato {
  separador: string;
  /** How many cells the rows of the table have; undefined where that is not known yet. */
  ancho?: number | undefined;
}

/**
 * Yields the cells of each row. A quote that opens a cell and is not closed before a separator or
 * the end of a row, or that would take whole rows into its cell, is a character like any other.
 * @example [...leerRenglones('Ana;"a;b"\nLuz;"c', { separador: ';' })]
 *   // [['Ana', 'a;b'], ['Luz', '"c']]
 */
export function* leerRenglones(texto: string, formato: Formato): Generator<string[]> {
  let lugar = 0;
  while (lugar < texto.length) {
    const celdas: string[] = [];
    let fin = lugar - 1;
    do {
      const desde = fin + 1;
      const cierre = cierreDeComillas(texto, desde, formato);
      const abre = saltarEspacios(texto, desde) + 1;
      const resto = cierre === -1 ? desde : saltarEspacios(texto, cierre + 1);
      fin = finDeCelda(texto, resto, formato.separador);
      const celda =
        cierre === -1
          ? texto.slice(desde, fin)
          : texto.slice(abre, cierre).replaceAll('""', '"');
      celdas.push(celda.trim());
    } while (texto[fin] === formato.separador && celdas.length < MAXIMO_DE_COLUMNAS);
    if (texto[fin] === formato.separador) {
      const otroRenglon = finDeRenglon(texto, fin);
      if (tieneLetras(texto, fin, otroRenglon)) celdas.push(texto.slice(fin + 1, fin + 60));
      fin = otroRenglon;
    }
    yield celdas;
    lugar = fin + 1;
  }
}

/**
 * Returns the place of the quote that closes the cell that begins at `desde`; -1 where the cell is
 * not within quotes. The search ends at the first quote that is not doubled. The quotes at which two
 * searches begin and end are different ones, so that all searches together are linear.
 */
function cierreDeComillas(texto: string, desde: number, formato: Formato): number {
  const abre = saltarEspacios(texto, desde);
  if (texto[abre] !== '"') return -1;
  let cierre = texto.indexOf('"', abre + 1);
  while (cierre !== -1 && texto[cierre + 1] === '"') cierre = texto.indexOf('"', cierre + 2);
  if (cierre === -1) return -1;
  const sigue = texto[saltarEspacios(texto, cierre + 1)];
  if (sigue !== undefined && sigue !== '\n' && sigue !== formato.separador) return -1;
  return abarcaRenglones(texto, { abre, cierre }, formato) ? -1 : cierre;
}

/** Returns whether a line that ends or begins within the quotes is a row of the table by itself. */
function abarcaRenglones(
  texto: string,
  { abre, cierre }: { abre: number; cierre: number },
  { separador, ancho }: Formato,
): boolean {
  if (ancho === undefined || ancho < 2) return false;
  let fin = texto.indexOf('\n', abre);
  while (fin !== -1 && fin < cierre) {
    const desde = fin + 1;
    fin = finDeRenglon(texto, desde);
    const celdas = texto.slice(desde, fin).split(separador, ancho);
    const esRenglon = celdas.length >= ancho && celdas.some(pareceContacto);
    if (esRenglon) return true;
  }
  return false;
}

/** The cells are measured first: no telephone or e-mail is longer than this. */
const pareceContacto = (celda: string) =>
  celda.length < 300 && (PARECE_EMAIL.test(celda.trim()) || PARECE_NUMERO.test(celda.trim()));

function saltarEspacios(texto: string, desde: number): number {
  let lugar = desde;
  while (texto[lugar] === ' ') lugar += 1;
  return lugar;
}

function finDeCelda(texto: string, desde: number, separador: string): number {
  let lugar = desde;
  while (lugar < texto.length && texto[lugar] !== separador && texto[lugar] !== '\n') lugar += 1;
  return lugar;
}

function finDeRenglon(texto: string, desde: number): number {
  const fin = texto.indexOf('\n', desde);
  return fin === -1 ? texto.length : fin;
}

function tieneLetras(texto: string, desde: number, hasta: number): boolean {
  for (let lugar = desde; lugar < hasta; lugar += 1) {
    if (/[\p{L}\p{N}]/u.test(texto[lugar] ?? '')) return true;
  }
  return false;
}
