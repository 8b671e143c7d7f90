import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { searchDifference } from './search-difference.ts';
import { startInstances, type Instancias } from './start-instances.ts';

/** The number of operations, the same as against two instances (model.postgres.ts); `npm run model` runs any number. */
const OPS = 2_500;
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
  `after each of ${OPS} random operations the server is as the model says`,
  async () => {
    expect(await searchDifference(instancias, { ops: OPS, seed: 300 })).toBeUndefined();
  },
  PATIENCE_MS,
);
