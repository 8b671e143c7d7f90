import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { searchDifference } from './search-difference.ts';
import { startInstances, type Instancias } from './start-instances.ts';

/*
 * Of 20,000 operations in all, most run on a server, half of them against two instances (model.postgres.ts): the
 * embedded engine takes the same statements, for nearly twice the time. `npm run model` runs any number on any of them.
 */
const { ops, seed } = inject('server') ? { ops: 7_500, seed: 300 } : { ops: 5_000, seed: 100 };
const PATIENCE_MS = 300_000;

let database: TestDatabase;
let instancias: Instancias;

beforeAll(async () => {
  database = await openTestDatabase();
  instancias = await startInstances(database);
});

afterAll(async () => {
  await instancias.stop();
  await database.close();
});

test(
  `after each of ${ops} random operations the server is as the model says`,
  async () => {
    expect(await searchDifference(instancias, { ops, seed })).toBeUndefined();
  },
  PATIENCE_MS,
);
