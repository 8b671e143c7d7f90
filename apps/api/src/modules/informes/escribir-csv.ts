import { Readable } from 'node:stream';
import { escribirFilas } from '@remanso/contract/caja/tabla';
import { MARCA_DE_UTF8, type Celda } from '@remanso/contract/caja/tablas.rules';

/** The text of a row in each column, by the column's title. */
export type Columnas<F, T extends string = string> = Record<T, (fila: F) => Celda>;

/**
 * Writes rows as a table for a spreadsheet, a page at a time and no sooner than whoever reads it
 * has room. The titles go with the first page: until it is read, a failure still has its own answer.
 * They stand in the order of `titulos`, or in that of the columns.
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
 * Reads pages of rows until one is not full. Between two of them no connection is held, however
 * long a reader takes.
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
