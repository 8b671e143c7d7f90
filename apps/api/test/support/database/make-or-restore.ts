import type { FixedClock } from '../fixed-clock.ts';
import { keepRows, restoreRows, type KeptRows } from './keep-rows.ts';
import type { TestDatabase } from './test-database.ts';

interface Made {
  made: unknown;
  rows: KeptRows;
}

/** What the tests of this process have made in an empty database, by its description and time. */
const all = new Map<string, Made>();

interface Options<T> {
  database: TestDatabase;
  clock: FixedClock;
  /** True where nobody has used the database since it was emptied for the test. */
  isUntouched: boolean;
  /** Describes completely what `make` makes. */
  what: unknown;
  make: () => Promise<T>;
}

/**
 * Makes something in a test's database. Where an earlier test has made the same at the same time in
 * an untouched database, the rows of that test are restored, which takes a fifth of the time.
 */
export async function makeOrRestore<T>(options: Options<T>): Promise<T> {
  const { database, clock, isUntouched, what, make } = options;
  if (!isUntouched) return make();
  const key = JSON.stringify([clock.epoch(), what]);
  const before = all.get(key);
  if (before) {
    await restoreRows(database.db, before.rows);
    return structuredClone(before.made) as T;
  }
  const made = await make();
  all.set(key, { made: structuredClone(made), rows: await keepRows(database.db) });
  return made;
}
