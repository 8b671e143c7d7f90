import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../platform/errors.ts';
import type { Tables } from './tables.ts';
import { isRetryable } from './sql-errors.ts';

export type Tx = Transaction<Tables>;

/** The target of a query: a transaction, or the database itself for a read that stands alone. */
export type Executor = Kysely<Tables>;

const ATTEMPTS = 3;

/**
 * Thrown inside a transaction that found, once it held its locks, that it should have taken others.
 */
export class Overtaken extends AppError {
  constructor() {
    super(409, 'CONFLICTO', 'Los datos cambiaron mientras tanto. Se puede intentar de nuevo.');
  }
}

/** The functions to call after the commit of each transaction that is under way. */
const commitments = new WeakMap<Tx, (() => void)[]>();

/**
 * Calls `work`, which must not throw, once the transaction is committed, and never if it is rolled
 * back.
 */
export function onCommit(tx: Tx, work: () => void): void {
  const afterwards = commitments.get(tx);
  if (!afterwards) throw new Error('onCommit needs a transaction of inTransaction');
  afterwards.push(work);
}

/**
 * Runs `work` in one READ COMMITTED transaction, and again from the start, without its locks, if it
 * was overtaken, PostgreSQL chose it as the victim of a deadlock, or the schema has changed since
 * its statements were planned. Inside, only `tx` may be used: what runs on `db` is not part of the
 * transaction. `work` must have no effect outside the database, because it may run more than once;
 * such effects belong in `onCommit`.
 */
export async function inTransaction<T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return repeating(async () => {
    const afterwards: (() => void)[] = [];
    const result = await db.transaction().execute((tx) => {
      commitments.set(tx, afterwards);
      return work(tx);
    });
    for (const each of afterwards) each();
    return result;
  });
}

/**
 * Runs reads that must agree with one another, in a read-only snapshot that makes nobody wait.
 * Inside, only `tx` may be used, as in `inTransaction`.
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
