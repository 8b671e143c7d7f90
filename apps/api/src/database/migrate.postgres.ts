import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { startUpError } from '../start-up-errors.ts';
import { fixedClock } from '../../test/support/fixed-clock.ts';
import { createDatabase } from '../../test/support/database/create-database.ts';
import { connect, type Database } from './connect.ts';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';

async function newDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(inject('server'));
  onTestFinished(drop);
  return url;
}

async function open(databaseUrl: string): Promise<Database> {
  const log = () => undefined;
  const database = await connect({ databaseUrl, dataDir: tmpdir(), clock: fixedClock(), log });
  onTestFinished(() => database.close());
  return database;
}

async function folderOf(migrations: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-migraciones-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(migrations)) {
    await writeFile(join(folder, `${name}.sql`), text);
  }
  return folder;
}

test('several instances that start at once on an empty database migrate it once', async () => {
  const url = await newDatabase();
  const instances = await Promise.all(Array.from({ length: 5 }, () => open(url)));
  await Promise.all(instances.map(({ db }) => migrate(db)));
  const schemas = await Promise.all(instances.map(({ db }) => describeSchema(db)));
  expect(new Set(schemas).size).toBe(1);
  expect(schemas[0]).toContain('create table reservas');
});

test('whoever comes while another instance migrates says so, and waits past every limit', async () => {
  const url = await newDatabase();
  const folder = await folderOf({ '0001-lenta': 'create table lenta (id integer)' });
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  const { rows } = await other.query('select current_database() as name');
  // The test gives the database a lock_timeout of 50 ms, as an operator might. `migrate` must wait
  // for the lock of migrations longer than that.
  await other.query(`alter database ${rows[0].name} set lock_timeout = '50ms'`);
  await other.query(`begin; select pg_advisory_xact_lock(3853314791062309107)`);

  const { db, pool } = await open(url);
  const lines: string[] = [];
  const migrating = migrate(db, { folder, log: (line) => lines.push(line) });
  const hasWaited = `select from pg_stat_activity where wait_event = 'advisory'
    and datname = current_database() and now() - query_start > interval '200 ms'`;
  await vi.waitFor(async () => expect((await pool.query(hasWaited)).rowCount).toBe(1), 10_000);
  expect(lines).toEqual([
    'Otra instancia está migrando la base de datos: se espera a que termine.',
  ]);
  await other.query('commit');
  await migrating;
  expect((await pool.query('select from lenta')).rowCount).toBe(0);
});

test('no limit of time holds for a migration, and the usual ones hold after it', async () => {
  const { db, pool } = await open(await newDatabase());
  const read = `select name, setting from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;
  const folder = await folderOf({ '0001-limites': `create table limites_de_migracion as ${read}` });
  const before = await pool.query(read);
  await migrate(db, { folder });
  const { rows } = await pool.query('select setting from limites_de_migracion');
  expect(rows).toEqual([{ setting: '0' }, { setting: '0' }, { setting: '0' }]);
  expect((await pool.query(read)).rows).toEqual(before.rows);
  expect(before.rows).toContainEqual({ name: 'statement_timeout', setting: '10000' });
});

test('a migration that fails changes nothing, and all that the database said is told', async () => {
  const { db, pool } = await open(await newDatabase());
  const folder = await folderOf({
    '0001-buena': 'create table personas (email text unique)',
    '0002-mala': `insert into personas values ('ana@ejemplo.com'), ('ana@ejemplo.com')`,
  });
  const error: unknown = await migrate(db, { folder }).catch((thrown: unknown) => thrown);
  expect(startUpError(error).split('\n')).toEqual([
    'La migración 0002-mala falló y la base quedó como estaba.',
    '  causa: duplicate key value violates unique constraint "personas_email_key"',
    '    code: 23505',
    '    detail: Key (email)=(ana@ejemplo.com) already exists.',
    '    schema: public',
    '    table: personas',
    '    constraint: personas_email_key',
  ]);
  const { rows } = await pool.query(`select to_regclass('personas') as personas`);
  expect(rows).toEqual([{ personas: null }]);
});
