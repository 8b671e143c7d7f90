import type { Executor } from '../../../src/database/transaction.ts';
import { keepRows, restoreRows } from './keep-rows.ts';

/** Restores in a database what was made, and returns it as it was then. */
export type Restore<T> = (db: Executor) => Promise<T>;

/** Keeps what a test has made, with the rows of its database, for any database of the same schema. */
export async function keepMade<T>(db: Executor, made: T): Promise<Restore<T>> {
  const kept = structuredClone(made);
  const rows = await keepRows(db);
  return async (target) => {
    await restoreRows(target, rows);
    return structuredClone(kept);
  };
}
