import { sql } from 'kysely';
import { momentoEnZona } from '@remanso/contract/calendario';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';

/**
 * The latest moment that the database has seen, in epoch milliseconds; null before the first. Until a clock has run
 * long enough to be noted, what administrators did is all there is to go by.
 */
export async function leerVisto(db: Executor): Promise<number | null> {
  const { rows } = await sql<{ visto: number | null }>`
    select coalesce(
      (select visto_en from reloj), (select max(ocurrido_en) from auditoria)) as visto`.execute(db);
  return rows[0]?.visto ?? null;
}

/** The civil date-time before which nothing is planned any more: now, or what was seen where the clock is behind it. */
export async function leerPresente(db: Executor, clock: Clock): Promise<string> {
  const visto = await leerVisto(db);
  return visto !== null && visto > clock.epoch()
    ? momentoEnZona(visto, clock.timeZone)
    : clock.now();
}
