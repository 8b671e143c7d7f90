import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { renewSessionSalt } from '../../platform/security/session-salt.repository.ts';
import { CENTRE_NAME, type Database } from '../connect.ts';
import { Dialect } from '../dialect.ts';
import { liftLimits } from '../lift-limits.ts';
import { hasPeople, migrateWithin, readMigrations, takeTurn } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { inTransaction, type Tx } from '../transaction.ts';
import { FORMAT, ScriptReader, copyLine, quoted, type BackupHead } from './backup-script.ts';
import { blamingContent, damaged, inUse, newer, notEmpty, notOurs } from './backup.errors.ts';
import { assertSealed, readSealed } from './sealed-file.ts';
import { withUnknownColumns } from './with-unknown-columns.ts';

interface Options {
  file: string;
  /** True where the operator asks to delete the centre already in the database. */
  replace: boolean;
  log: (message: string) => void;
  /** The folder of the migrations. Only tests set it; undefined means the product's own. */
  folder?: string | undefined;
}

export interface Restored {
  /** `momento`: the centre's time of the backup. `version`: the Remanso that made the backup. */
  momento: string;
  version: string;
  tablas: number;
  filas: number;
}

/**
 * Returns the head of a backup. Throws a `BackupError` where the file is damaged, or of a format
 * that only a later version knows. Changes nothing.
 */
export async function readBackupHead(file: string): Promise<BackupHead> {
  await assertSealed(file);
  const head = await ofContent(file, async () => new ScriptReader(await readSealed(file)).head());
  if (head.formato > FORMAT) throw newer(file, head.version);
  return head;
}

/** Runs `work`, which reads the backup `file`. Throws a `BackupError` for bad content. */
async function ofContent<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw blamingContent(file, error);
  }
}

/**
 * Replaces the content of the database with a backup of this version of Remanso or an earlier one,
 * and runs the later migrations, all in one transaction. All sessions end: a token issued after the
 * backup could open another account that has the same id in the restored centre. Throws a
 * `BackupError` where the file is damaged or of a later version, where the database already
 * contains a centre and `replace` is false, or where a centre is running on the database.
 */
export async function restoreBackup(
  { pool, engine }: Pick<Database, 'pool' | 'engine'>,
  { file, replace, log, folder }: Options,
): Promise<Restored> {
  const head = await readBackupHead(file);
  const client = await pool.connect();
  const db = kyselyOn(client);
  try {
    return await inTransaction(db, async (tx) => {
      await liftLimits(tx);
      await takeTurn(tx, log);
      if (engine === 'servidor') await assertNoCentre(tx);
      await removeCentre(tx, replace);
      await migrateWithin(tx, { folder, to: await lastMigration(tx, { file, head, folder }) });
      const filas = await ofContent(file, async () => {
        await emptyTables(tx, head);
        const copy = () => copyRows(client, file, head);
        return withUnknownColumns(tx, { head, log }, copy);
      });
      await turnTriggers(tx, head, 'enable');
      await migrateWithin(tx, { folder });
      await renewSessionSalt(tx);
      const { momento, version, tablas } = head;
      return { momento, version, tablas: tablas.length, filas };
    });
  } finally {
    client.release(true);
  }
}

/** Returns a Kysely that queries on `client`, in one transaction with the COPY statements. */
function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  const query = client.query.bind(client) as never;
  const connection = { query, release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  return new Kysely({ dialect: new Dialect({ pool }) });
}

async function assertNoCentre(tx: Tx): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = ${CENTRE_NAME} limit 1`.execute(tx);
  if (rows.length > 0) throw inUse();
}

/**
 * Drops all tables and functions of Remanso. Throws a `BackupError` where the tables are not of
 * Remanso, or where there are accounts and `replace` is false.
 */
async function removeCentre(tx: Tx, replace: boolean): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(tx);
  const tables = rows.map(({ name }) => name);
  if (tables.length === 0) return;
  if (!tables.includes('kysely_migration')) throw notOurs();
  if (!replace && tables.includes('usuarios') && (await hasPeople(tx))) throw notEmpty();
  await REMOVE.execute(tx);
}

// Tables and functions that belong to a PostgreSQL extension are not dropped.
const REMOVE = sql`do $$
declare
  ours record;
begin
  for ours in select c.oid::regclass as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop
    execute format('drop table if exists %s cascade', ours.name);
  end loop;
  for ours in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('drop function if exists %s cascade', ours.name);
  end loop;
end $$`;

/**
 * Returns the name of the last migration in the backup. Throws a `BackupError` unless the
 * migrations of this version begin with those of the backup.
 */
async function lastMigration(
  tx: Tx,
  { file, head, folder }: Pick<Options, 'file' | 'folder'> & { head: BackupHead },
): Promise<string> {
  const { pending } = await readMigrations(tx, folder);
  const isKnown = head.migraciones.every((name, n) => pending[n] === name);
  const last = head.migraciones.at(-1);
  if (!isKnown || last === undefined) throw newer(file, head.version);
  return last;
}

/** Deletes the rows that the migrations inserted, and disables the triggers for the copying. */
async function emptyTables(tx: Tx, head: BackupHead): Promise<void> {
  const tables = head.tablas.map(({ nombre }) => quoted(nombre)).join(', ');
  await sql.raw(`truncate ${tables} restart identity`).execute(tx);
  await turnTriggers(tx, head, 'disable');
}

async function turnTriggers(tx: Tx, head: BackupHead, turn: 'enable' | 'disable'): Promise<void> {
  for (const { nombre } of head.tablas) {
    await sql.raw(`alter table ${quoted(nombre)} ${turn} trigger user`).execute(tx);
  }
}

/**
 * Copies all rows and returns their number. Throws a `BackupError` where the copy is not complete.
 */
async function copyRows(client: pg.ClientBase, file: string, head: BackupHead): Promise<number> {
  await client.query(`set local client_encoding to 'UTF8'; set local datestyle to 'ISO, YMD'`);
  const script = new ScriptReader(await readSealed(file));
  const copied: Record<string, { filas: number; sha256: string }> = {};
  for (const table of head.tablas) {
    const line = copyLine(table);
    const hash = createHash('sha256');
    const summed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const target = client.query(copyFrom(line));
    await pipeline(script.rows(line), summed, target);
    copied[table.nombre] = { filas: target.rowCount, sha256: hash.digest('hex') };
  }
  const foot = await script.foot();
  if (JSON.stringify(foot.tablas) !== JSON.stringify(copied)) throw damaged(file);
  for (const [name, value] of Object.entries(foot.secuencias)) {
    await client.query('select setval($1::regclass, $2)', [quoted(name), value]);
  }
  return Object.values(copied).reduce((sum, { filas }) => sum + filas, 0);
}
