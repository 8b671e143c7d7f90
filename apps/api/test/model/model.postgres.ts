import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../src/database/connect.ts';
import { fixedClock } from '../support/fixed-clock.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { searchDifference } from './search-difference.ts';
import { startInstances, type Instancias } from './start-instances.ts';

const OPS = 2_500;
const PATIENCE_MS = 300_000;

let database: TestDatabase;
let secondPool: Database;
let instancias: Instancias;

beforeAll(async () => {
  database = await openTestDatabase();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = database.env;
  const options = { databaseUrl, dataDir, clock: fixedClock(), log: () => undefined };
  secondPool = await connect(options);
  instancias = await startInstances(database, secondPool);
});

afterAll(async () => {
  await instancias.stop();
  await secondPool.close();
  await database.close();
});

test(
  `two instances that take turns are as the model says after each of ${OPS} random operations`,
  async () => {
    expect(await searchDifference(instancias, { ops: OPS, seed: 500 })).toBeUndefined();
  },
  PATIENCE_MS,
);
