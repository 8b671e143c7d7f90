import { PARECE_EMAIL, PARECE_NUMERO, esTelefono, esTelefonoLocal } from './celdas.rules.ts';
import { leerRenglones } from './renglones.rules.ts';
import { campoDeTitulo } from './titulos.rules.ts';

/*
 * Finds the titles and the columns of a table that a spreadsheet or another program wrote (rules
 * §21).
 */

export const MAXIMO_DE_FILAS = 5_000;
export const MAXIMO_DE_BYTES = 2 * 1024 * 1024;

/** The most columns of a table. */
export const MAXIMO_DE_COLUMNAS = 200;
/** The most rows of a file that are read, blank ones and those above the titles included. */
export const MAXIMO_DE_RENGLONES = 20_000;
/** The titles are looked for in this many rows from the top. */
const RENGLONES_DE_ARRIBA = 12;
/** No more characters than these are read to guess what separates the columns. */
const LARGO_DE_ARRIBA = 50_000;
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
}

/**
 * Returns what separates the columns: the sign by which most titles are recognised, or which gives
 * most columns; and how many columns there are.
 * @example adivinarFormato('Nombre;Mail\nAna, Luz;a@b.co') // { separador: ';', ancho: 2 }
 */
export function adivinarFormato(texto: string): { separador: string; ancho: number } {
  const comienzo = texto.slice(0, LARGO_DE_ARRIBA);
  const puntos = SEPARADORES.map((separador) => {
    const filas = primeros(leerRenglones(comienzo, { separador }));
    const cuantos = filas.map(contarTitulos);
    const conocidos = Math.max(0, ...cuantos);
    const columnas = filas.reduce((suma, celdas) => suma + celdas.length - 1, 0);
    const deTitulos = conocidos > 0 ? filas[cuantos.indexOf(conocidos)] : undefined;
    const primera = deTitulos ?? filas.find((celdas) => celdas.some(Boolean)) ?? [];
    return { separador, conocidos, columnas, ancho: sinVaciasAlFinal(primera).length };
  });
  puntos.sort((a, b) => b.conocidos - a.conocidos || b.columnas - a.columnas);
  const [{ separador, ancho } = { separador: ';', ancho: 0 }] = puntos;
  return { separador, ancho };
}

function primeros(renglones: Iterable<string[] | null>): string[][] {
  const tomados: string[][] = [];
  for (const celdas of renglones) {
    if (celdas === null || tomados.push(celdas) === RENGLONES_DE_ARRIBA) break;
  }
  return tomados;
}

/**
 * Yields the rows of a text, blank ones too, so that the caller may pause between them; null for a
 * row that is too long.
 * @example [...renglonesDeTexto('Ana;1\nLuz;2')]
 *   // [{ numero: 1, celdas: ['Ana', '1'] }, { numero: 2, celdas: ['Luz', '2'] }]
 */
export function* renglonesDeTexto(texto: string): Generator<Renglon | null> {
  let numero = 0;
  for (const celdas of leerRenglones(texto, adivinarFormato(texto))) {
    numero += 1;
    yield celdas && { numero, celdas };
  }
}

/**
 * Returns the rows below the titles, and the titles; null for a table of too many columns.
 * @example armarPlanilla([{ numero: 1, celdas: ['Nombre'] }, { numero: 2, celdas: ['Ana'] }])
 *   // { titulos: ['Nombre'], renglones: [{ numero: 2, celdas: ['Ana'] }], conTitulos: true }
 */
export function armarPlanilla(todos: readonly Renglon[]): Planilla | null {
  const indice = filaDeTitulos(todos);
  const ancho = Math.max(0, ...todos.slice(0, RENGLONES_DE_ARRIBA).map((r) => r.celdas.length));
  const conTitulos = indice >= 0;
  const escritos = sinVaciasAlFinal(todos[indice]?.celdas ?? []);
  const cuantas = conTitulos ? escritos.length : ancho;
  if (cuantas > MAXIMO_DE_COLUMNAS) return null;
  const titulos = Array.from({ length: cuantas }, (_, columna) =>
    (escritos[columna] || `Columna ${columna + 1}`).slice(0, 200),
  );
  return { titulos, renglones: todos.slice(indice + 1), conTitulos };
}

function sinVaciasAlFinal(celdas: readonly string[]): readonly string[] {
  return celdas.slice(0, celdas.findLastIndex(Boolean) + 1);
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
    (celda) => PARECE_EMAIL.test(celda) || PARECE_NUMERO.test(celda),
  );
  return esPersona ? -1 : 0;
}

const contarTitulos = (celdas: readonly string[]) =>
  celdas.slice(0, MAXIMO_DE_COLUMNAS).filter((celda) => campoDeTitulo(celda) !== null).length;

type CampoPorValores = 'email' | 'telefono' | 'nombre' | 'apellido' | null;

/**
 * Returns the campo of each column without a title, by its values. A column of telephones with their
 * area code comes before one of shorter numbers, and dates, CUIT and documents are none. The first
 * column of names has the nombres, and the second the apellidos.
 * @example camposPorValores([['Ana', 'Luz'], ['30123456', ''], ['3815550190', '']])
 *   // ['nombre', null, 'telefono']
 */
export function camposPorValores(columnas: readonly (readonly string[])[]): CampoPorValores[] {
  const enteros = columnas.map((valores) => casiTodos(valores, esTelefono));
  const hayEnteros = enteros.includes(true);
  let nombres = 0;
  return columnas.map((valores, i) => {
    if (casiTodos(valores, (valor) => PARECE_EMAIL.test(valor))) return 'email';
    const esLocal = (valor: string) => esTelefono(valor) || esTelefonoLocal(valor);
    if (enteros[i] || (!hayEnteros && casiTodos(valores, esLocal))) return 'telefono';
    if (!casiTodos(valores, (valor) => /^\p{L}[^\d@]*$/u.test(valor))) return null;
    nombres += 1;
    return nombres === 1 ? 'nombre' : nombres === 2 ? 'apellido' : null;
  });
}

function casiTodos(valores: readonly string[], como: (valor: string) => boolean): boolean {
  const escritos = valores.filter(Boolean);
  return escritos.length > 0 && escritos.filter(como).length * 2 > escritos.length;
}
