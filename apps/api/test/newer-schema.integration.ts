import { sql } from 'kysely';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import { inSnapshot, inTransaction, type Executor } from '../src/database/transaction.ts';
import { useTestApp } from './support/test-app.ts';
import { openScene } from './support/scene.ts';
import { validRequest } from './support/valid-requests/valid-requests.ts';

/*
 * A newer version can change the schema during an update, while this version still runs. The open
 * connections of this version have prepared statements that PostgreSQL planned for the old schema.
 */

const app = useTestApp();

async function tableNames(): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  return rows.map(({ tablename }) => tablename as string);
}

test(
  'once every table has a column more, every read still answers',
  { timeout: 60_000 },
  async () => {
    const scene = await openScene(app);
    const { admin: as } = scene;
    const reads = ENDPOINTS.filter(({ method }) => method === 'GET');
    const paths = await Promise.all(reads.map(({ id }) => validRequest(id, scene)));
    const readAll = async () => {
      const answers = [];
      for (const { path } of paths) {
        const { status, headers } = await app.send('GET', path, { as });
        answers.push([path, status, headers.get('content-type')?.split(';')[0]]);
      }
      return answers;
    };
    const before = await readAll();
    expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(30);
    const tables = await tableNames();
    for (const table of tables) {
      await app.database.pool.query(`alter table ${table} add column de_otra_version integer`);
    }
    expect(await readAll()).toEqual(before);
    for (const table of tables) {
      await app.database.pool.query(`alter table ${table} drop column de_otra_version`);
    }
  },
);

const db = () => app.database.db;
const RUNS: [string, (work: (executor: Executor) => Promise<unknown[]>) => Promise<unknown[]>][] = [
  ['alone', (work) => work(db())],
  ['in a transaction', (work) => inTransaction(db(), work)],
  ['in a snapshot', (work) => inSnapshot(db(), work)],
];

test.each(RUNS)('a statement whose columns have changed is planned anew: %s', async (_how, run) => {
  const { pool } = app.database;
  const read = () =>
    run(async (executor) => {
      const found = sql`select n from de_prueba where n > ${0}`;
      return (await found.execute(executor)).rows;
    });
  await pool.query('create table de_prueba as select 1 as n');
  // Five reads at once open several connections, and each connection prepares the statement.
  await Promise.all(Array.from({ length: 5 }, read));
  await pool.query('alter table de_prueba alter n type text using n::text, add column m integer');
  await pool.query('alter table de_prueba alter n type numeric using n::numeric');
  const rows = await Promise.all(Array.from({ length: 5 }, read));
  expect(rows).toEqual(Array.from({ length: 5 }, () => rows[0]));
  expect(rows[0]).toHaveLength(1);
  await pool.query('drop table de_prueba');
});
