import { sql } from 'kysely';
import { inSnapshot, inTransaction, type Executor, type Tx } from '../../database/transaction.ts';

/** One planner at a time, whichever instance it runs in; released with the transaction. */
const CANDADO = 7_301_955;

declare const quieta: unique symbol;
declare const tomado: unique symbol;

/**
 * A transaction into which nobody's change of the plan's rules comes between reading them and acting on them. They are
 * read from nothing else, so that code that reads them before the lock does not compile.
 */
export type TxQuieta = Tx & { readonly [quieta]: true };

/** One that holds the plan besides, and may change it. */
export type TxDePlan = TxQuieta & { readonly [tomado]: true };

/** Runs a change of the plan or of its rules; the lock is taken before anything is read or written. */
export function tomarPlan<T>(db: Executor, work: (tx: TxDePlan) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => work(await lockPlan(tx)));
}

/** For a transaction that has begun, and has read no rule yet. */
export async function lockPlan(tx: Tx): Promise<TxDePlan> {
  await sql`select pg_advisory_xact_lock(${CANDADO})`.execute(tx);
  return tx as TxDePlan;
}

/** Runs what only tells what the plan would be: it waits for nobody, and sees all as it was at one moment. */
export function mirarPlan<T>(db: Executor, work: (tx: TxQuieta) => Promise<T>): Promise<T> {
  return inSnapshot(db, (tx) => work(tx as TxQuieta));
}

/** Caller holds the lock of the franja that it is about, for which whoever changes the rules waits. */
export function quietaParaFranja(tx: Tx): TxQuieta {
  return tx as TxQuieta;
}
