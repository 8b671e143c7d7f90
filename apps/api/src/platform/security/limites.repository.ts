import { sql } from 'kysely';
import type { Executor } from '../../database/transaction.ts';

/**
 * Deletes the counters of attempts whose window is over. The rate limiter (rate-limiter-flexible)
 * itself only adds counters.
 */
export async function borrarLimitesVencidos(
  db: Executor,
  clock: { epoch(): number },
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from limites where expire < ${clock.epoch()}::bigint`.execute(db);
  return Number(numAffectedRows ?? 0);
}
