/*
 * A backup holds a script as pg_dump writes one, without the tables' definitions, which are
 * those of the migrations that its head names. Each table is one COPY, in an order in which no row
 * refers to one that comes later. psql runs the script on an empty database of these migrations;
 * `restore-backup.ts` needs no psql.
 */

export const FORMAT = 1;

export interface BackupHead {
  formato: number;
  /** The version of the product, for people. */
  version: string;
  /** The migrations of the database, in their order. */
  migraciones: string[];
  /** The instant of the backup, ISO 8601, and the same in the centre's time. */
  hecho: string;
  momento: string;
  tablas: { nombre: string; columnas: string[] }[];
}

export interface BackupFoot {
  tablas: Record<string, TableSum>;
  /** The last value of each sequence that has been used. */
  secuencias: Record<string, number>;
}

export interface TableSum {
  filas: number;
  /** The SHA-256 of the rows in COPY's text format, in hexadecimal. */
  sha256: string;
}

const HEAD = '-- respaldo ';
const FOOT = '-- sumas ';
export const END_OF_DATA = String.raw`\.` + '\n';

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ');

export const headLine = (head: BackupHead) => `${HEAD}${JSON.stringify(head)}\n`;
export const footLine = (foot: BackupFoot) => `${FOOT}${JSON.stringify(foot)}\n`;
export const copyLine = ({ nombre, columnas }: BackupHead['tablas'][number]) =>
  `COPY ${quoted(nombre)} (${columnList(columnas)}) FROM stdin;\n`;

/** Reads a script from its beginning to its end; every method continues where the last one ended. */
export class ScriptReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #buffer = Buffer.alloc(0);

  constructor(content: AsyncIterable<Buffer>) {
    this.#chunks = content[Symbol.asyncIterator]();
  }

  async head(): Promise<BackupHead> {
    return JSON.parse(await this.#lineThatBegins(HEAD)) as BackupHead;
  }

  async foot(): Promise<BackupFoot> {
    return JSON.parse(await this.#lineThatBegins(FOOT)) as BackupFoot;
  }

  /** Returns the rows of the next COPY, which must be that of this line. */
  async *rows(line: string): AsyncGenerator<Buffer> {
    await this.#lineThatBegins(line.trimEnd());
    const end = Buffer.from(`\n${END_OF_DATA}`);
    for (;;) {
      // The buffer always begins with a line, so that the end of the data is found there too.
      const isEnd = this.#buffer.subarray(0, END_OF_DATA.length).toString() === END_OF_DATA;
      const at = isEnd ? 0 : this.#buffer.indexOf(end) + 1;
      if (isEnd || at > 0) {
        const rows = this.#buffer.subarray(0, at);
        this.#buffer = this.#buffer.subarray(at + END_OF_DATA.length);
        if (rows.length > 0) yield rows;
        return;
      }
      const whole = this.#buffer.lastIndexOf('\n') + 1;
      if (whole > 0) {
        yield this.#buffer.subarray(0, whole);
        this.#buffer = this.#buffer.subarray(whole);
      }
      await this.#more();
    }
  }

  async #lineThatBegins(start: string): Promise<string> {
    for (;;) {
      const line = await this.#line();
      if (line.startsWith(start)) return line.slice(start.length);
    }
  }

  async #line(): Promise<string> {
    let at = this.#buffer.indexOf('\n');
    while (at < 0) {
      await this.#more();
      at = this.#buffer.indexOf('\n');
    }
    const line = this.#buffer.subarray(0, at).toString();
    this.#buffer = this.#buffer.subarray(at + 1);
    return line;
  }

  async #more(): Promise<void> {
    const { done = false, value } = await this.#chunks.next();
    if (done) throw new Error('The script of the backup ends too early');
    this.#buffer = Buffer.concat([this.#buffer, value as Buffer]);
  }
}
