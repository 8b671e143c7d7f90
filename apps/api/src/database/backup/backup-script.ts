import * as z from 'zod/mini';

/*
 * A backup holds a script as pg_dump writes one, without the tables' definitions, which are
 * those of the migrations that its head names. Each table is one COPY, in an order in which no row
 * refers to one that comes later. psql runs the script on an empty database of these migrations;
 * `restore-backup.ts` needs no psql.
 */

export const FORMAT = 1;

const BackupHead = z.object({
  formato: z.int(),
  /** The version of the product, for people. */
  version: z.string(),
  /** The migrations of the database, in their order. */
  migraciones: z.array(z.string()),
  /** The instant of the backup, ISO 8601, and the same in the centre's time. */
  hecho: z.string(),
  momento: z.string(),
  tablas: z.array(z.object({ nombre: z.string(), columnas: z.array(z.string()) })),
});
export type BackupHead = z.output<typeof BackupHead>;

const BackupFoot = z.object({
  /** The rows of each table, and the SHA-256 of them in COPY's text format, in hexadecimal. */
  tablas: z.record(z.string(), z.object({ filas: z.int(), sha256: z.string() })),
  /** The last value of each sequence that has been used. */
  secuencias: z.record(z.string(), z.int()),
});
export type BackupFoot = z.output<typeof BackupFoot>;

/** The script is not one that `take-backup.ts` writes. */
class MalformedScript extends Error {
  override name = 'MalformedScript';
}

/** The longest line outside the rows; the head, with every column of every table, has some 10 KB. */
const LINE_BYTES = 1_000_000;
/** The longest row, far beyond what any request could leave in one. */
const ROW_BYTES = 64_000_000;
/** The most lines between two that are looked for: there is one for each sequence. */
const LINES_BETWEEN = 1_000;

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
    return parsed(BackupHead, await this.#lineThatBegins(HEAD, 1));
  }

  async foot(): Promise<BackupFoot> {
    return parsed(BackupFoot, await this.#lineThatBegins(FOOT));
  }

  /** Returns the rows of the next COPY, which must be that of this line, in pieces of any size. */
  async *rows(line: string): AsyncGenerator<Buffer> {
    await this.#lineThatBegins(line.trimEnd());
    // The end of the data is a line of its own, and so is that of a table without rows.
    while (this.#buffer.length < END_OF_DATA.length) await this.#more();
    if (this.#buffer.subarray(0, END_OF_DATA.length).toString() === END_OF_DATA) {
      this.#buffer = this.#buffer.subarray(END_OF_DATA.length);
      return;
    }
    const end = Buffer.from(`\n${END_OF_DATA}`);
    let rowBytes = 0;
    for (;;) {
      const at = this.#buffer.indexOf(end);
      // The last bytes may be the beginning of the end.
      const known = at < 0 ? Math.max(0, this.#buffer.length - end.length + 1) : at + 1;
      const rows = this.#buffer.subarray(0, known);
      const newline = rows.lastIndexOf('\n');
      rowBytes = newline < 0 ? rowBytes + known : known - newline;
      if (rowBytes > ROW_BYTES) throw new MalformedScript('A row is too long');
      if (known > 0) yield rows;
      this.#buffer = this.#buffer.subarray(at < 0 ? known : at + end.length);
      if (at >= 0) return;
      await this.#more();
    }
  }

  async #lineThatBegins(start: string, within = LINES_BETWEEN): Promise<string> {
    for (let n = 0; n < within; n += 1) {
      const line = await this.#line();
      if (line.startsWith(start)) return line.slice(start.length);
    }
    throw new MalformedScript('A line is missing');
  }

  async #line(): Promise<string> {
    let at = this.#buffer.indexOf('\n');
    while (at < 0) {
      if (this.#buffer.length > LINE_BYTES) throw new MalformedScript('A line is too long');
      await this.#more();
      at = this.#buffer.indexOf('\n');
    }
    const line = this.#buffer.subarray(0, at).toString();
    this.#buffer = this.#buffer.subarray(at + 1);
    return line;
  }

  async #more(): Promise<void> {
    const { done = false, value } = await this.#chunks.next();
    if (done) throw new MalformedScript('The script ends too early');
    this.#buffer = Buffer.concat([this.#buffer, value as Buffer]);
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, line: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new MalformedScript('A line is not what it says', { cause });
  }
}
