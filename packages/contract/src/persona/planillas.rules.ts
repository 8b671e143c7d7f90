import Papa from 'papaparse';
import { campoDeTitulo } from './titulos.rules.ts';

/*
 * Reads a table as a spreadsheet or another program wrote it (rules §21).
 */

export const MAXIMO_DE_FILAS = 5_000;
export const MAXIMO_DE_BYTES = 2 * 1024 * 1024;

/** The most records of a file that are read, blank ones and those above the titles included. */
const MAXIMO_DE_RENGLONES = 20_000;
/** The titles are looked for in this many rows from the top. */
const RENGLONES_DE_ARRIBA = 12;
const SEPARADORES = [';', ',', '\t'] as const;

export interface Renglon {
  /** The row of the spreadsheet, counted from 1. */
  numero: number;
  celdas: string[];
}

export interface Planilla {
  titulos: string[];
  renglones: Renglon[];
  /** False where the file has no titles, and its columns are called by their place. */
  conTitulos: boolean;
  /** True where the file has more rows than are read. */
  cortada: boolean;
}

/**
 * Returns the text of a file: UTF-8 or UTF-16 where its bytes say so, Windows-1252 otherwise.
 * @example decodificar(new Uint8Array([0x4d, 0x75, 0xf1, 0x6f, 0x7a])) // 'Muñoz'
 */
export function decodificar(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Returns what separates the columns: the sign by which most titles are recognised, or which gives
 * most columns.
 * @example adivinarSeparador('Nombre;Mail\nAna, Luz;a@b.co') // ';'
 */
export function adivinarSeparador(texto: string): string {
  const puntos = SEPARADORES.map((separador) => {
    const filas = Papa.parse<string[]>(texto, {
      delimiter: separador,
      preview: RENGLONES_DE_ARRIBA,
    }).data;
    const conocidos = Math.max(0, ...filas.map(contarTitulos));
    const columnas = filas.reduce((suma, celdas) => suma + celdas.length - 1, 0);
    return { separador, conocidos, columnas };
  });
  puntos.sort((a, b) => b.conocidos - a.conocidos || b.columnas - a.columnas);
  return puntos[0]?.separador ?? ';';
}

/**
 * Returns the rows of a file below its titles, without the blank ones.
 * @example leerPlanilla(new Uint8Array())
 *   // { titulos: [], renglones: [], conTitulos: true, cortada: false }
 */
export function leerPlanilla(bytes: Uint8Array): Planilla {
  const texto = decodificar(bytes);
  const { data, meta } = Papa.parse<string[]>(texto, {
    delimiter: adivinarSeparador(texto),
    preview: MAXIMO_DE_RENGLONES,
  });
  const todos = data
    .map((celdas, indice) => ({ numero: indice + 1, celdas: celdas.map((celda) => celda.trim()) }))
    .filter(({ celdas }) => celdas.some(Boolean));
  const indice = filaDeTitulos(todos);
  const ancho = Math.max(0, ...todos.slice(0, RENGLONES_DE_ARRIBA).map((r) => r.celdas.length));
  const conTitulos = indice >= 0;
  const escritos = todos[indice]?.celdas ?? [];
  const titulos = Array.from({ length: conTitulos ? escritos.length : ancho }, (_, columna) =>
    (escritos[columna] || `Columna ${columna + 1}`).slice(0, 200),
  );
  return { titulos, renglones: todos.slice(indice + 1), conTitulos, cortada: meta.truncated };
}

/**
 * Returns the place of the row with most titles; the first row where none is known and it looks
 * like no person; -1 where the file begins with a person.
 */
function filaDeTitulos(renglones: readonly Renglon[]): number {
  const cuantos = renglones
    .slice(0, RENGLONES_DE_ARRIBA)
    .map(({ celdas }) => contarTitulos(celdas));
  const mas = Math.max(0, ...cuantos);
  if (mas > 0) return cuantos.indexOf(mas);
  const esPersona = renglones[0]?.celdas.some(
    (celda) => PARECE_EMAIL.test(celda) || PARECE_TELEFONO.test(celda),
  );
  return esPersona ? -1 : 0;
}

const PARECE_EMAIL = /^\S+@\S+\.\S+$/;
const PARECE_TELEFONO = /^[+()\d][\d ().,/+-]{5,}$/;

/**
 * Returns which campo the values of a column without a title look like.
 * @example campoDeValores(['ana@ejemplo.com', '']) // 'email'
 */
export function campoDeValores(valores: readonly string[]): 'email' | 'telefono' | 'nombre' | null {
  const escritos = valores.filter(Boolean);
  const casiTodos = (patron: RegExp) =>
    escritos.length > 0 &&
    escritos.filter((valor) => patron.test(valor)).length * 2 > escritos.length;
  if (casiTodos(PARECE_EMAIL)) return 'email';
  if (casiTodos(PARECE_TELEFONO)) return 'telefono';
  return casiTodos(/^\p{L}[^\d@]*$/u) ? 'nombre' : null;
}

const contarTitulos = (celdas: readonly string[]) =>
  celdas.filter((celda) => campoDeTitulo(celda) !== null).length;
