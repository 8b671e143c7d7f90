import type { TestApp } from '../test-app.ts';
import { keepMade, type Restore } from './keep-made.ts';

interface Beginning<T> {
  restore: Restore<T>;
  /** The time that the centre had when it was made. */
  epoch: number;
}

/**
 * Returns a function that opens the centre of `begin`, which needs an empty database. The first
 * centre of an app is made by `begin`. Each later one restores the tables and the time of the first,
 * which is faster.
 */
export function beginOnce<T>(begin: (app: TestApp) => Promise<T>): (app: TestApp) => Promise<T> {
  const beginnings = new WeakMap<TestApp, Beginning<T>>();
  return async (app) => {
    const { database, clock } = app;
    const before = beginnings.get(app);
    if (before) {
      const restored = await before.restore(database.db);
      clock.setEpoch(before.epoch);
      return restored;
    }
    const made = await begin(app);
    const epoch = clock.epoch();
    beginnings.set(app, { restore: await keepMade(database.db, made), epoch });
    return made;
  };
}
