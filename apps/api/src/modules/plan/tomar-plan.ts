import { sql } from 'kysely';
import { inSnapshot, inTransaction, type Executor, type Tx } from '../../database/transaction.ts';

/**
 * The id of the advisory lock that lets one planner work at a time, in whichever instance it runs.
 * The lock is released with the transaction.
 */
const CANDADO = 7_301_955;

declare const quieta: unique symbol;
declare const tomado: unique symbol;

/**
 * A transaction in which nobody's change of the plan's rules can come between reading the rules and
 * acting on them. Functions that read the rules accept no other transaction, so that code that
 * reads them before the lock does not compile.
 */
export type TxQuieta = Tx & { readonly [quieta]: true };

/** A transaction that also holds the plan's lock, and may change the plan. */
export type TxDePlan = TxQuieta & { readonly [tomado]: true };

/**
 * Runs a change of the plan or of its rules; the lock is taken before anything is read or written.
 */
export function tomarPlan<T>(db: Executor, work: (tx: TxDePlan) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => work(await tomarPlanEn(tx)));
}

/** Takes the plan's lock in a transaction that has begun, and has read no rule yet. */
export async function tomarPlanEn(tx: Tx): Promise<TxDePlan> {
  await sql`select pg_advisory_xact_lock(${CANDADO})`.execute(tx);
  return tx as TxDePlan;
}

/**
 * Runs work that only computes what the plan would be. It waits for no lock, and sees everything as
 * it was at one moment.
 */
export function mirarPlan<T>(db: Executor, work: (tx: TxQuieta) => Promise<T>): Promise<T> {
  return inSnapshot(db, (tx) => work(tx as TxQuieta));
}

/**
 * Treats a transaction as quiet for one franja. The caller must hold the lock of that franja, for
 * which whoever changes the rules waits.
 */
export function quietaParaFranja(tx: Tx): TxQuieta {
  return tx as TxQuieta;
}
