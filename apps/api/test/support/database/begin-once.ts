import type { TestApp } from '../test-app.ts';
import { keepRows, restoreRows } from './keep-rows.ts';

interface Beginning<T> {
  made: T;
  /** Restores the rows and the time that the centre had when it was made. */
  restore(): Promise<void>;
}

/**
 * Returns a function that opens the centre of `begin`, which needs an empty database. The first
 * centre of an app is made by `begin`. Each later one restores the tables of the first, which is
 * faster.
 */
export function beginOnce<T>(begin: (app: TestApp) => Promise<T>): (app: TestApp) => Promise<T> {
  const beginnings = new WeakMap<TestApp, Beginning<T>>();
  return async (app) => {
    const before = beginnings.get(app);
    await before?.restore();
    const beginning = before ?? (await keep(app, await begin(app)));
    beginnings.set(app, beginning);
    return structuredClone(beginning.made);
  };
}

async function keep<T>({ database, clock }: TestApp, made: T): Promise<Beginning<T>> {
  const epoch = clock.epoch();
  const rows = await keepRows(database.db);
  return {
    made: structuredClone(made),
    async restore() {
      await restoreRows(database.db, rows);
      clock.setEpoch(epoch);
    },
  };
}
