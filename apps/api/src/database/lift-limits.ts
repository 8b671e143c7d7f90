import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * The statement that lifts the limits. `named-statements.ts` recognises it by its text, and then sets
 * no time limit of its own until the connection is released.
 */
export const LIFT_LIMITS = `select set_config(limite, '0', true)
  from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as limite`;

/**
 * Lifts the time limits of the connection, and those that the role or the database may have, for
 * this transaction; also that of the client (`named-statements.ts`).
 */
export async function liftLimits(tx: Tx): Promise<void> {
  await sql.raw(LIFT_LIMITS).execute(tx);
}
