import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded, type EmbeddedDatabase } from './open-embedded.ts';
import { testFolders } from './testing/test-folders.ts';

const folders = testFolders();
let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await openEmbedded({ directory: await folders.started() });
  pool = database.pool;
}, 60_000);
afterAll(() => database.close());

test('a query whose types are not a list is answered', async () => {
  const types = { getTypeParser: () => (value: string | Buffer) => `leído: ${String(value)}` };
  const { rows } = await pool.query({ text: 'SELECT $1::int AS n', values: [7], types });
  expect(rows).toEqual([{ n: 'leído: 7' }]);
});

test('a failed query leaves nothing behind for the next ones', async () => {
  const failing = [
    () => pool.query('SELECT 1 / 0'),
    () => pool.query('SELECT $1::int / 0', [1]),
    () => pool.query({ name: 'divide', text: 'SELECT $1::int / 0', values: [1] }),
    () => pool.query('SELECT $1::text', [unserialisable]),
  ];
  for (const [round, fail] of Array.from({ length: 25 }, () => failing)
    .flat()
    .entries()) {
    await expect(fail()).rejects.toThrow();
    const { rows } = await pool.query('SELECT $1::int AS round', [round]);
    expect(rows).toEqual([{ round }]);
  }
});

test('hundreds of queries at once get their own answers, though some fail', async () => {
  const numbers = Array.from({ length: 600 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map(async (number) => {
      const text = 'SELECT $1::int / ($1::int % 5)::numeric * ($1::int % 5) AS number';
      const query = pool.query({ name: 'of a burst', text, values: [number] });
      return query.then(
        ({ rows }) => Math.round(Number(rows[0].number)),
        () => 'failed',
      );
    }),
  );
  expect(answers).toEqual(numbers.map((number) => (number % 5 === 0 ? 'failed' : number)));
});

test('a named statement is prepared once and serves everybody', async () => {
  const named = { name: 'double', text: 'SELECT $1::int * 2 AS double' };
  for (const value of [1, 2, 3]) {
    const { rows } = await pool.query({ ...named, values: [value] });
    expect(rows).toEqual([{ double: value * 2 }]);
  }
  const prepared = await pool.query(
    `SELECT generic_plans + custom_plans AS times FROM pg_prepared_statements WHERE name = 'double'`,
  );
  expect(prepared.rows).toEqual([{ times: '3' }]);
});

test.each([
  ['released', (client: pg.PoolClient) => client.release()],
  ['discarded', (client: pg.PoolClient) => client.release(true)],
  ['released with an error', (client: pg.PoolClient) => client.release(new Error('falló'))],
])('a client %s inside a transaction does not leave the next one in it', async (_, release) => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('CREATE TABLE left_open (id int)');
  release(client);

  const { rows } = await pool.query(
    `SELECT to_regclass('left_open') AS left_open, now() = statement_timestamp() AS is_alone`,
  );
  expect(rows).toEqual([{ left_open: null, is_alone: true }]);
});

test('a client released before it was answered does not leave the next one in its transaction', async () => {
  const client = await pool.connect();
  const unanswered = client.query('BEGIN; CREATE TABLE not_awaited (id int)');
  client.release();
  const { rows } = await pool.query(`SELECT to_regclass('not_awaited') AS not_awaited`);
  expect(rows).toEqual([{ not_awaited: null }]);
  await unanswered;
});

test('a transaction that failed is over for the next one', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
  client.release();
  await pool.query('SELECT 1');
});

test('a committed transaction stays', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('CREATE TABLE kept (id int)');
  await client.query('COMMIT');
  client.release();
  expect((await pool.query('SELECT * FROM kept')).rows).toEqual([]);
});

test('a client cannot be released twice', async () => {
  const client = await pool.connect();
  client.release();
  expect(() => client.release()).toThrow('ya se había devuelto');
});

test('a checkout with a callback gets a mended client too', async () => {
  const began = Promise.withResolvers<void>();
  pool.connect((_error, client, done) => {
    client?.query('BEGIN', () => {
      done(new Error('falló'));
      began.resolve();
    });
  });
  await began.promise;
  const { rows } = await pool.query('SELECT now() = statement_timestamp() AS is_alone');
  expect(rows).toEqual([{ is_alone: true }]);
});

const unserialisable = {
  toPostgres() {
    throw new Error('no se puede escribir');
  },
};
