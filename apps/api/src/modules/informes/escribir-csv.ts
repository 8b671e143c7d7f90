import { Readable } from 'node:stream';
import { escribirFilas } from '@remanso/contract/caja/tabla';
import { MARCA_DE_UTF8, type Celda } from '@remanso/contract/caja/tablas.rules';

/** A table's columns by their titles. Each function returns the cell of a row in its column. */
export type Columnas<F, T extends string = string> = Record<T, (fila: F) => Celda>;

/**
 * Writes rows as a CSV table, a page at a time and no faster than the reader takes the pages. The
 * columns are in the order of `titulos`, by default that of `columnas`. The titles are sent with
 * the first page, so that an error before that page can still be the answer of the request.
 */
export function escribirCsv<F, T extends string>(
  paginas: AsyncIterable<F[]>,
  columnas: Columnas<F, T>,
  titulos: readonly T[] = Object.keys(columnas) as T[],
): Readable {
  return Readable.from(renglones(paginas, columnas, titulos), { objectMode: false });
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
