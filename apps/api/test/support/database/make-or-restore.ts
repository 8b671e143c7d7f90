import type { FixedClock } from '../fixed-clock.ts';
import { keepMade, type Restore } from './keep-made.ts';
import type { TestDatabase } from './test-database.ts';

/** The worlds that the tests of this process have made, by description and time. */
const all = new Map<string, Restore<unknown>>();

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
  const restore = all.get(key);
  if (restore) return restore(database.db) as Promise<T>;
  const made = await make();
  all.set(key, await keepMade(database.db, made));
  return made;
}
