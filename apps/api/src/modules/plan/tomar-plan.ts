import { sql } from 'kysely';
import { inSnapshot, inTransaction, type Executor, type Tx } from '../../database/transaction.ts';

/**
 * The key of the advisory lock that lets only one transaction plan at a time, across all instances.
 * PostgreSQL releases the lock at the end of the transaction.
 */
const CANDADO = 7_301_955;

declare const quieta: unique symbol;
declare const tomado: unique symbol;

/**
 * A transaction during which nobody else can change the plan's rules. Functions that read the rules
 * accept only this type, so that code that reads the rules before taking the lock does not compile.
 */
export type TxQuieta = Tx & { readonly [quieta]: true };

/** A transaction that holds the plan's lock and is therefore allowed to change the plan. */
export type TxDePlan = TxQuieta & { readonly [tomado]: true };

/**
 * Runs a change of the plan or of its rules in a transaction that takes the plan's lock before it
 * reads or writes anything.
 */
export function tomarPlan<T>(db: Executor, work: (tx: TxDePlan) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => work(await tomarPlanEn(tx)));
}

/**
 * Takes the plan's lock in a transaction that is under way. The transaction must not have read any
 * rule of the plan before.
 */
export async function tomarPlanEn(tx: Tx): Promise<TxDePlan> {
  await sql`select pg_advisory_xact_lock(${CANDADO})`.execute(tx);
  return tx as TxDePlan;
}

/**
 * Runs `work`, which only computes a plan, in a snapshot. `work` waits for no lock, and reads all
 * data as of one moment.
 */
export function mirarPlan<T>(db: Executor, work: (tx: TxQuieta) => Promise<T>): Promise<T> {
  return inSnapshot(db, (tx) => work(tx as TxQuieta));
}

/**
 * Lets a transaction read the rules that concern one franja. The caller must hold the lock of that
 * franja, for which every change of the rules waits.
 */
export function quietaParaFranja(tx: Tx): TxQuieta {
  return tx as TxQuieta;
}
