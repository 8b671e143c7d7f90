import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../platform/errors.ts';
import { hearNotices } from './notices.ts';
import type { Tables } from './tables.ts';
import { isRetryable } from './sql-errors.ts';

export type Tx = Transaction<Tables>;

/** The thing that a query runs on: a transaction, or the database itself for a single read. */
export type Executor = Kysely<Tables>;

const ATTEMPTS = 3;

/**
 * Thrown inside a transaction that has taken its locks and finds that, because the data have
 * changed, it should have locked other rows. `inTransaction` then runs the transaction again.
 */
export class Overtaken extends AppError {
  constructor() {
    super(409, 'CONFLICTO', 'Los datos cambiaron mientras tanto. Intenta de nuevo.');
  }
}

/** The functions that `inTransaction` calls after the commit of each transaction under way. */
const afterwards = new WeakMap<Tx, (() => void)[]>();

/**
 * Calls `work` after the transaction `tx` is committed, and never if it is rolled back. `work` must
 * not throw.
 */
export function onCommit(tx: Tx, work: () => void): void {
  const its = afterwards.get(tx);
  if (!its) throw new Error('onCommit needs a transaction of inTransaction');
  its.push(work);
}

/** The work that ends the transactions of each database in which a trigger has noted a suceso. */
const endings = new WeakMap<Executor, (tx: Tx) => Promise<void>>();

/**
 * Makes each transaction of `inTransaction` on `db` that a trigger has given a notice end with
 * `work`, before the commit. Transactions without a notice send no statement more.
 */
export function endNoticed(db: Executor, work: (tx: Tx) => Promise<void>): void {
  endings.set(db, work);
}

/**
 * Runs `work` in one READ COMMITTED transaction. Runs `work` again from the start, up to three
 * times in all, after an `Overtaken` or an error of `isRetryable`, such as a deadlock. `work` must
 * use only `tx`: queries on `db` are not part of the transaction. `work` must have no effect
 * outside the database, because it may run more than once; such effects belong in `onCommit`.
 */
export async function inTransaction<T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return repeating(async () => {
    const toDo: (() => void)[] = [];
    const result = await db.transaction().execute(async (tx) => {
      afterwards.set(tx, toDo);
      const { done, noticed } = await hearNotices(() => work(tx));
      if (noticed) await endings.get(db)?.(tx);
      return done;
    });
    for (const each of toDo) each();
    return result;
  });
}

/**
 * Runs several reads on one snapshot of the data, so that they agree with one another. The
 * transaction is read only and makes no other transaction wait. `work` must use only `tx`.
 */
export async function inSnapshot<T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return repeating(() => snapshot.execute(work));
}

async function repeating<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const again = error instanceof Overtaken || isRetryable(error);
      if (attempt === ATTEMPTS || !again) throw error;
    }
  }
}
