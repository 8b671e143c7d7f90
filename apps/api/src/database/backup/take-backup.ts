import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Clock } from '../../platform/clock.ts';
import { VERSION } from '../../version.ts';
import {
  END_OF_DATA,
  FORMAT,
  columnList,
  copyLine,
  footLine,
  headLine,
  quoted,
  type BackupFoot,
  type BackupHead,
} from './backup-script.ts';
import { readTables, type BackupTable } from './read-tables.ts';
import { writeSealed } from './sealed-file.ts';

interface Options {
  file: string;
  clock: Pick<Clock, 'instant' | 'now'>;
  /**
   * A signal that aborts the backup. `takeBackup` then throws, and `file` stays as it was before
   * the call.
   */
  signal?: AbortSignal;
}

export interface Backup {
  file: string;
  bytes: number;
  tablas: number;
  filas: number;
}

/**
 * The settings of the backup's transaction: no timeout ends it, and PostgreSQL writes the same rows
 * as the same text on every server.
 */
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
};

/**
 * Writes all tables of the database, as they are at one moment, to `file` (format:
 * `backup-script.ts` and `sealed-file.ts`). Readers and writers of the database do not wait for the
 * backup; only a migration waits. Throws a `BackupError` when the file cannot be written.
 */
export async function takeBackup(pool: pg.Pool, { file, clock, signal }: Options): Promise<Backup> {
  const client = await pool.connect();
  let cancel: (() => void) | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `select set_config(name, value, true) from jsonb_each_text($1) as settings (name, value)`,
      [JSON.stringify(SETTINGS)],
    );
    cancel = await cancellerOf(pool, client);
    signal?.addEventListener('abort', cancel);
    const tables = await readTables(client);
    const foot: BackupFoot = { tablas: {}, secuencias: {} };
    const head = await headOf(client, tables, clock);
    await writeSealed(file, script(client, { head, foot, tables, signal }));
    await client.query('commit');
    const filas = Object.values(foot.tablas).reduce((sum, table) => sum + table.filas, 0);
    return { file, bytes: (await stat(file)).size, tablas: tables.length, filas };
  } finally {
    if (cancel) signal?.removeEventListener('abort', cancel);
    // The connection may still be in the middle of a COPY.
    client.release(true);
  }
}

/**
 * Returns a function that cancels the statement that `client` is running, even while the statement
 * waits for a lock.
 */
async function cancellerOf(pool: pg.Pool, client: pg.ClientBase): Promise<() => void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return () => {
    pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
  };
}

async function headOf(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  clock: Options['clock'],
): Promise<BackupHead> {
  const { rows } = await client.query<{ name: string }>(
    `select name from kysely_migration order by name`,
  );
  return {
    formato: FORMAT,
    version: VERSION,
    migraciones: rows.map(({ name }) => name),
    hecho: clock.instant(),
    momento: clock.now(),
    tablas: tables.map(({ nombre, columnas }) => ({ nombre, columnas })),
  };
}

interface Parts {
  head: BackupHead;
  foot: BackupFoot;
  tables: readonly BackupTable[];
  signal: AbortSignal | undefined;
}

async function* script(
  client: pg.ClientBase,
  { head, foot, tables, signal }: Parts,
): AsyncGenerator<string | Buffer> {
  yield headLine(head);
  yield `BEGIN;\nSET client_encoding TO 'UTF8';\nSET datestyle TO 'ISO, YMD';\n`;
  for (const table of tables) {
    signal?.throwIfAborted();
    yield copyLine(table);
    yield* rowsOf(client, table, foot);
    yield END_OF_DATA;
  }
  foot.secuencias = await readSequences(client);
  for (const [name, value] of Object.entries(foot.secuencias)) {
    yield `SELECT setval('${quoted(name)}', ${value});\n`;
  }
  yield `COMMIT;\n${footLine(foot)}`;
}

async function* rowsOf(
  client: pg.ClientBase,
  { nombre, columnas, orden }: BackupTable,
  foot: BackupFoot,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const rows = `select ${columnList(columnas)} from ${quoted(nombre)} order by ${orden}`;
  const stream = client.query(copyTo(`copy (${rows}) to stdout`));
  for await (const chunk of stream) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
  foot.tablas[nombre] = { filas: stream.rowCount, sha256: hash.digest('hex') };
}

/**
 * Reads the last value of each sequence. The caller must read the rows first: then no copied id is
 * greater than the last value of its sequence.
 */
async function readSequences(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}
