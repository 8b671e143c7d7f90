import { Readable } from 'node:stream';
import { escribirFilas } from '@remanso/contract/caja/tabla';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { COLUMNAS_CERRADAS } from '@remanso/contract/sistema/columnas-de-programas.rules';
import { veComo, type Programa } from '../../platform/http/session.ts';
import { MARCA_DE_UTF8, type Celda } from '@remanso/contract/caja/tablas.rules';

/** An exported table as it is asked for; `programa` is undefined where a person asks. */
export interface Exportacion {
  periodo: Periodo;
  programa: Programa | undefined;
}

/** What a table is made of besides its rows. */
interface Tabla<F, T extends string> {
  columnas: Columnas<F, T>;
  /** The columns in their order, by default that of `columnas`. */
  titulos?: readonly T[];
  /** The program that asks, which is sent the columns that its alcances show (rules §24.3). */
  programa: Programa | undefined;
}

/** A table's columns by their titles. Each function returns the cell of a row in its column. */
export type Columnas<F, T extends string = string> = Record<T, (fila: F) => Celda>;

/**
 * Writes rows as a CSV table, a page at a time and no faster than the reader takes the pages. The
 * titles are sent with the first page, so that an error before that page can still be the answer of
 * the request.
 */
export function escribirCsv<F, T extends string>(
  paginas: AsyncIterable<F[]>,
  { columnas, titulos = Object.keys(columnas) as T[], programa }: Tabla<F, T>,
): Readable {
  const visibles = titulos.filter((titulo) =>
    veComo(programa, ...(COLUMNAS_CERRADAS[titulo] ?? (['informes:leer'] as const))),
  );
  return Readable.from(renglones(paginas, columnas, visibles), { objectMode: false });
}

async function* renglones<F, T extends string>(
  paginas: AsyncIterable<F[]>,
  columnas: Columnas<F, T>,
  titulos: readonly T[],
) {
  let antes = MARCA_DE_UTF8 + escribirFilas([titulos]);
  for await (const pagina of paginas) {
    yield antes + escribirFilas(pagina.map((fila) => titulos.map((uno) => columnas[uno](fila))));
    antes = '';
  }
}

const EN_UNA_PAGINA = 500;

/**
 * Reads pages of rows until a page is not full. No database connection is held between two pages,
 * however slow the reader is.
 */
export async function* enPaginas<F>(
  leer: (ultima: F | undefined, cuantas: number) => Promise<F[]>,
): AsyncGenerator<F[]> {
  let filas: F[] = [];
  do {
    filas = await leer(filas.at(-1), EN_UNA_PAGINA);
    yield filas;
  } while (filas.length === EN_UNA_PAGINA);
}
