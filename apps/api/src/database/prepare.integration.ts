import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/support/test-app.ts';
import { prepare } from './prepare.ts';

const app = useTestApp();

test('a prepared statement is built once and runs with the parameters of each call', async () => {
  let built = 0;
  const echo = prepare((db, { uno, lista }: { uno: string | null; lista: number[] }) => {
    built += 1;
    return db.selectNoFrom([
      sql<string | null>`${uno}::text`.as('uno'),
      sql<number>`cardinality(${lista}::bigint[])`.as('cuantos'),
      sql<string>`${'siempre'}::text`.as('fijo'),
    ]);
  });
  const { db } = app.dependencies;
  expect(await echo(db, { uno: 'a', lista: [1, 2] })).toEqual([
    { uno: 'a', cuantos: 2, fijo: 'siempre' },
  ]);
  expect(await echo(db, { uno: null, lista: [] })).toEqual([
    { uno: null, cuantos: 0, fijo: 'siempre' },
  ]);
  expect(built).toBe(1);
});

test('a statement that computes with a parameter is refused, for its result would be kept', async () => {
  const next = prepare((db, { n }: { n: number }) =>
    db.selectNoFrom(sql<number>`${n + 1}::integer`.as('n')),
  );
  await expect(next(app.dependencies.db, { n: 1 })).rejects.toThrow('parameter n');
});
