import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { Dialect } from './dialect.ts';
import { tryKill } from './embedded/processes.ts';
import { liftLimits } from './lift-limits.ts';
import { withNamedStatements } from './named-statements.ts';
import { isDatabaseAway } from './sql-errors.ts';
import { inTransaction, type Executor } from './transaction.ts';
import type { Tables } from './tables.ts';

const SILENCE_MS = 300;
const longerThanSilence = sql`select pg_sleep(${(2 * SILENCE_MS) / 1000})`;

function open(options: pg.PoolConfig = {}) {
  const pool = new pg.Pool({
    connectionString: inject('server'),
    max: 1,
    ...options,
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  const named = withNamedStatements(pool, {
    answered: () => undefined,
    isAway: () => false,
    silenceMs: SILENCE_MS,
  });
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool: named }) });
  onTestFinished(() => db.destroy());
  return db;
}

const processOf = async (db: Kysely<Tables>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid as number;

test('a connection whose process stands still is given up, its transaction with it, and another serves', async () => {
  const db = open();
  const waits = inTransaction(db, async (tx) => {
    const pid = await processOf(tx);
    tryKill(pid, 'SIGSTOP');
    onTestFinished(() => tryKill(pid, 'SIGCONT'));
    await processOf(tx);
  });
  await expect(waits).rejects.toSatisfy(isDatabaseAway);
  expect(await processOf(db)).toBeGreaterThan(0);
});

test('the limit of the client is lifted with those of the server, and holds again afterwards', async () => {
  const db = open();
  await inTransaction(db, async (tx) => {
    await liftLimits(tx);
    await longerThanSilence.execute(tx);
  });
  await expect(longerThanSilence.execute(db)).rejects.toThrow('Query read timeout');
});

test('where names are lost, as behind a pool in transaction mode, statements go without them', async () => {
  const db = open();
  const one = async (on: Executor) =>
    (await sql<{ n: number }>`select ${1}::integer as n`.execute(on)).rows[0]?.n;
  expect(await one(db)).toBe(1);
  await sql`deallocate all`.execute(db);
  const runs: number[] = [];
  const answer = await inTransaction(db, async (tx) => {
    runs.push(1);
    return one(tx);
  });
  expect([answer, runs.length]).toEqual([1, 2]);
  expect(await one(db)).toBe(1);
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([]);
});

test('a transaction is given up whose statements the server does not answer in time', async () => {
  const db = open();
  const waits = inTransaction(db, (tx) => longerThanSilence.execute(tx));
  await expect(waits).rejects.toSatisfy(isDatabaseAway);
  expect(await processOf(db)).toBeGreaterThan(0);
});

test('a statement whose error is swallowed is not taken for committed', async () => {
  const db = open();
  const swallowing = inTransaction(db, async (tx) => {
    await sql`select 1 / ${0}::integer`.execute(tx).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('in which a statement had failed');
});

test('a transaction with a statement whose parameter cannot be written is rolled back, and its connection serves on', async () => {
  const db = open();
  await sql`create temp table kept (n integer)`.execute(db);
  const round: Record<string, unknown> = {};
  round['self'] = round;
  const transaction = inTransaction(db, async (tx) => {
    await sql`insert into kept values (${1})`.execute(tx);
    await sql`select ${round}::jsonb`.execute(tx);
  });
  await expect(transaction).rejects.toThrow('circular');
  expect((await sql`select n from kept`.execute(db)).rows).toEqual([]);
});
