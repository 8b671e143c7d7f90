import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { Dialect } from '../dialect.ts';
import { tryKill } from '../embedded/processes.ts';
import { liftLimits } from '../lift-limits.ts';
import { withNamedStatements } from './named-statements.ts';
import { isDatabaseAway } from '../sql-errors.ts';
import { prepare } from '../prepare.ts';
import { inTransaction, onCommit, withoutWaiting, type Executor, type Tx } from '../transaction.ts';
import type { Tables } from '../tables.ts';

const SILENCE_MS = 300;
const longerThanSilence = sql`select pg_sleep(${(2 * SILENCE_MS) / 1000})`;

function open(options: pg.PoolConfig = {}) {
  const pool = new pg.Pool({
    connectionString: inject('server'),
    max: 1,
    pipeline: true,
    ...options,
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  const named = withNamedStatements(pool, { answered: () => undefined, silenceMs: SILENCE_MS });
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

/** Opens a database of one connection, and lists what is sent to it, by messages. */
function openNoting() {
  const messages: string[] = [];
  class Noting extends Socket {
    override _writev(...[chunks, done]: Parameters<NonNullable<Socket['_writev']>>) {
      messages.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      super._writev?.(chunks, done);
    }
  }
  return { messages, db: open({ stream: () => new Noting() }) };
}

const now = prepare((_, { n }: { n: number }) => sql<{ n: number }>`select ${n}::integer as n`);
const divide = prepare((_, { by }: { by: number }) => sql`select 1 / ${by}::integer`);

/** Returns the texts that the connection knows by a name. */
async function statementsWithNames(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

test('a transaction begins with its first statement, in one message to the server', async () => {
  const { messages, db } = openNoting();
  await inTransaction(db, processOf);
  expect(messages).toContainEqual(expect.stringMatching(/begin.*pg_backend_pid/s));
});

test('statements that wait for no answer travel together, the last of them with the commit', async () => {
  const { messages, db } = openNoting();
  const [uno, dos] = await inTransaction(db, async (tx) => {
    const both = await Promise.all([now(tx, { n: 1 }), now(tx, { n: 2 })]);
    withoutWaiting(tx, divide(tx, { by: 1 }));
    return both;
  });
  expect([uno, dos]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  const asked = messages.filter(
    (message) => message.includes('integer') || message.includes('commit'),
  );
  expect(asked).toEqual([
    expect.stringMatching(/begin.*integer as n/s),
    expect.stringMatching(/1 \/ .*commit/s),
  ]);
  // PostgreSQL answers once for each Sync.
  expect(asked.map((message) => message.split('S\0\0\0\u0004').length - 1)).toEqual([1, 1]);
});

test('a statement that was skipped after another one had failed is known by its name once it is carried out', async () => {
  const db = open();
  const together = inTransaction(db, (tx) =>
    Promise.all([divide(tx, { by: 0 }), now(tx, { n: 1 })]),
  );
  await expect(together).rejects.toThrow('division by zero');
  expect(await now(db, { n: 2 })).toEqual([{ n: 2 }]);
  expect(await statementsWithNames(db)).toContain('select $1::integer as n');
});

describe('a transaction with a statement whose parameter cannot be written is not committed', () => {
  const ways: [string, (tx: Tx, unwritable: () => void) => Promise<unknown>][] = [
    ['where it would travel with the commit', async (_, send) => send()],
    [
      'where it would have left before the commit',
      async (tx, send) => {
        send();
        await processOf(tx);
        await setImmediate();
      },
    ],
    [
      'where a statement without parameters follows',
      async (tx, send) => {
        send();
        await sql`select 1`.execute(tx);
      },
    ],
  ];
  test.each(ways)('%s', async (_, work) => {
    const db = open();
    await sql`create temp table kept (n integer)`.execute(db);
    const round: Record<string, unknown> = {};
    round['self'] = round;
    const transaction = inTransaction(db, async (tx) => {
      await sql`insert into kept values (${1})`.execute(tx);
      await work(tx, () => withoutWaiting(tx, now(tx, { n: round as never })));
    });
    await expect(transaction).rejects.toThrow('circular');
    expect((await sql`select n from kept`.execute(db)).rows).toEqual([]);
    // The next transaction of the connection is committed.
    await inTransaction(db, (tx) => now(tx, { n: 2 }));
    expect(await statementsWithNames(db)).toContain('select $1::integer as n');
  });
});

test('a transaction is given up whose statements the server does not answer in time', async () => {
  const db = open();
  const waits = inTransaction(db, (tx) => longerThanSilence.execute(tx));
  await expect(waits).rejects.toSatisfy(isDatabaseAway);
  expect(await processOf(db)).toBeGreaterThan(0);
});

test('a transaction fails with the error of a statement that nobody has waited for', async () => {
  const db = open();
  const told: string[] = [];
  const run = (last: (tx: Tx) => Promise<unknown>) =>
    inTransaction(db, async (tx) => {
      onCommit(tx, () => told.push('committed'));
      withoutWaiting(tx, divide(tx, { by: 0 }));
      await last(tx);
    });
  await expect(run(async () => {})).rejects.toThrow('division by zero');
  await expect(run((tx) => now(tx, { n: 1 }))).rejects.toThrow('division by zero');
  expect(told).toEqual([]);
});

test('a statement whose error is swallowed is not taken for committed', async () => {
  const db = open();
  const swallowing = inTransaction(db, async (tx) => {
    await divide(tx, { by: 0 }).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('in which a statement had failed');
});
