import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * The SQL of `liftLimits`. `named-statements.ts` recognises this text, and from then on sets no
 * client time limit on the connection until the connection is released.
 */
export const LIFT_LIMITS = `select set_config(limite, '0', true)
  from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as limite`;

/**
 * Lifts all time limits of statements for this transaction: those of the connection, those of the
 * role or the database, and the client's own (`named-statements.ts`).
 */
export async function liftLimits(tx: Tx): Promise<void> {
  await sql.raw(LIFT_LIMITS).execute(tx);
}
