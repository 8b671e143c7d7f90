import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * Lifts the time limits of the connection, and those that the role or the database may have, for
 * this transaction.
 */
export async function liftLimits(tx: Tx): Promise<void> {
  await sql`select set_config(limite, '0', true)
    from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as limite`.execute(
    tx,
  );
}
