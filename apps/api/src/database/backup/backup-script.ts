import * as z from 'zod/mini';

/*
 * A backup contains an SQL script like one of pg_dump, but without table definitions: those come
 * from the migrations that the head of the script lists. Each table is one COPY statement; a table
 * comes after all tables that its rows refer to. psql can run the script on an empty database with
 * the same migrations; `restore-backup.ts` restores without psql.
 */

export const FORMAT = 1;

const BackupHead = z.object({
  formato: z.int(),
  /** The version of Remanso that made the backup, shown to people. */
  version: z.string(),
  /** The names of the migrations that had been run on the database, in their order. */
  migraciones: z.array(z.string()),
  /**
   * `hecho` is the instant of the backup in ISO 8601; `momento` is the same instant in the centre's
   * civil time.
   */
  hecho: z.string(),
  momento: z.string(),
  tablas: z.array(z.object({ nombre: z.string(), columnas: z.array(z.string()) })),
});
export type BackupHead = z.output<typeof BackupHead>;

const BackupFoot = z.object({
  /**
   * The number of rows of each table, and the SHA-256 of the rows in COPY's text format, in
   * hexadecimal.
   */
  tablas: z.record(z.string(), z.object({ filas: z.int(), sha256: z.string() })),
  /** The last value of each sequence. Sequences that have never been used are left out. */
  secuencias: z.record(z.string(), z.int()),
});
export type BackupFoot = z.output<typeof BackupFoot>;

/** Thrown where a script is not as `take-backup.ts` writes it. */
class MalformedScript extends Error {
  override name = 'MalformedScript';
}

/**
 * The maximum length of a line that is not a row. The longest such line, the head with every column
 * of every table, has about 10 KB.
 */
const LINE_BYTES = 1_000_000;
/** The maximum length of one row. No request can store a row nearly as long. */
const ROW_BYTES = 64_000_000;
/**
 * How many lines the reader skips at most while it looks for the line it needs. Each sequence has a
 * line in the script, and these lines are skipped.
 */
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

/**
 * Reads a backup script once, from beginning to end. Each method continues at the place where the
 * previous call of any method stopped.
 */
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

  /**
   * Yields the rows of the next COPY statement, whose first line must begin with `line`, in chunks
   * of any size. Throws a `MalformedScript` where there is no such line or a row is too long.
   */
  async *rows(line: string): AsyncGenerator<Buffer> {
    await this.#lineThatBegins(line.trimEnd());
    // END_OF_DATA follows the COPY line directly, without a newline between them, where a table has
    // no rows.
    while (this.#buffer.length < END_OF_DATA.length) await this.#more();
    if (this.#buffer.subarray(0, END_OF_DATA.length).toString() === END_OF_DATA) {
      this.#buffer = this.#buffer.subarray(END_OF_DATA.length);
      return;
    }
    const end = Buffer.from(`\n${END_OF_DATA}`);
    let rowBytes = 0;
    for (;;) {
      const at = this.#buffer.indexOf(end);
      // The last bytes of the buffer may be the beginning of the end mark, so they stay in the
      // buffer.
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
