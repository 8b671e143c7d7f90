import { PARECE_EMAIL, PARECE_NUMERO } from './celdas.rules.ts';

/*
 * Splits the text of a table into rows and cells (rules §21.1).
 */

/** The most characters of a row. A caller refuses a table with a longer one. */
const MAXIMO_DE_UN_RENGLON = 20_000;

interface Formato {
  separador: string;
  /** How many cells the rows of the table have; undefined where that is not known yet. */
  ancho?: number | undefined;
}

/**
 * Yields the cells of each row; null for a row that is too long, after which no row follows. A quote
 * that opens a cell and is not closed before a separator or the end of a row, or that would take
 * whole rows into its cell, is a character like any other.
 * @example [...leerRenglones('Ana;"a;b"\nLuz;"c', { separador: ';' })]
 *   // [['Ana', 'a;b'], ['Luz', '"c']]
 */
export function* leerRenglones(texto: string, formato: Formato): Generator<string[] | null> {
  let lugar = 0;
  while (lugar < texto.length) {
    // No row is looked for beyond this, so that the caller may pause soon, whatever the file.
    const vista = texto.slice(lugar, lugar + MAXIMO_DE_UN_RENGLON + 1);
    const { celdas, fin } = leerRenglon(vista, formato);
    if (fin > MAXIMO_DE_UN_RENGLON) return yield null;
    yield celdas;
    lugar += fin + (texto.startsWith('\r\n', lugar + fin) ? 2 : 1);
  }
}

/** Returns the cells of the first row of a text, and the place where the row ends. */
function leerRenglon(texto: string, formato: Formato): { celdas: string[]; fin: number } {
  const celdas: string[] = [];
  let fin = -1;
  do {
    const desde = fin + 1;
    const cierre = cierreDeComillas(texto, desde, formato);
    const entreComillas = cierre !== -1;
    fin = finDeCelda(texto, entreComillas ? cierre + 1 : desde, formato.separador);
    const abre = saltarEspacios(texto, desde) + 1;
    const celda = entreComillas
      ? texto.slice(abre, cierre).replaceAll('""', '"').replaceAll(/\r\n?/g, '\n')
      : texto.slice(desde, fin);
    celdas.push(celda.trim());
  } while (texto[fin] === formato.separador);
  return { celdas, fin };
}

/**
 * Returns the place of the quote that closes the cell that begins at `desde`; -1 where the cell is
 * not within quotes.
 */
function cierreDeComillas(texto: string, desde: number, formato: Formato): number {
  const abre = saltarEspacios(texto, desde);
  if (texto[abre] !== '"') return -1;
  let cierre = texto.indexOf('"', abre + 1);
  while (cierre !== -1 && texto[cierre + 1] === '"') cierre = texto.indexOf('"', cierre + 2);
  if (cierre === -1) return -1;
  const sigue = texto[saltarEspacios(texto, cierre + 1)];
  if (sigue !== undefined && !terminaCelda(sigue, formato.separador)) return -1;
  return abarcaRenglones(texto.slice(abre + 1, cierre), formato) ? -1 : cierre;
}

/** Returns whether a line within quotes is a row of the table by itself. */
function abarcaRenglones(entreComillas: string, { separador, ancho = 0 }: Formato): boolean {
  if (ancho < 2) return false;
  return entreComillas
    .split(/\r\n?|\n/)
    .slice(1)
    .some((linea) => {
      const celdas = linea.split(separador, ancho);
      return celdas.length === ancho && celdas.some(pareceContacto);
    });
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
  while (lugar < texto.length && !terminaCelda(texto[lugar], separador)) lugar += 1;
  return lugar;
}

const terminaCelda = (letra: string | undefined, separador: string) =>
  letra === separador || letra === '\n' || letra === '\r';
