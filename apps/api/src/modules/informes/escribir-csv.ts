import { Readable } from 'node:stream';
import Papa from 'papaparse';

/** The text of a row in each column, by the column's title. */
export type Columnas<F> = Record<string, (fila: F) => string | number | null>;

/** Excel takes a file for UTF-8 only where it begins so. */
const MARCA_DE_UTF8 = '\uFEFF';
const FORMATO = {
  // An Argentine Excel writes decimals with a comma, and so parts columns by semicolons.
  delimiter: ';',
  newline: '\r\n',
  // A spreadsheet would compute what begins so, whoever typed it; numbers are no text.
  escapeFormulae: /^[=+\-@\t\r]/,
} as const;

/**
 * Writes rows as a table for a spreadsheet, a page at a time and no sooner than whoever reads it
 * has room. The titles go with the first page: until it is read, a failure still has its own answer.
 */
export function escribirCsv<F>(paginas: AsyncIterable<F[]>, columnas: Columnas<F>): Readable {
  return Readable.from(renglones(paginas, columnas), { objectMode: false });
}

async function* renglones<F>(paginas: AsyncIterable<F[]>, columnas: Columnas<F>) {
  const valores = Object.values(columnas);
  let antes = MARCA_DE_UTF8 + escribir([Object.keys(columnas)]);
  for await (const pagina of paginas) {
    yield antes + escribir(pagina.map((fila) => valores.map((valor) => valor(fila))));
    antes = '';
  }
}

function escribir(filas: (string | number | null)[][]): string {
  return filas.length === 0 ? '' : Papa.unparse(filas, FORMATO) + FORMATO.newline;
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
