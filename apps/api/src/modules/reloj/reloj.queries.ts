import { sql } from 'kysely';
import { momentoEnZona } from '@remanso/contract/calendario';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';

/**
 * Returns the latest moment that the database has seen, in milliseconds since 1970. Before a
 * believed clock is first recorded, returns the time of the latest row of the trail; null where the
 * trail is empty.
 */
export async function buscarVisto(db: Executor): Promise<number | null> {
  const { rows } = await sql<{ visto: number | null }>`
    select coalesce(
      (select visto_en from reloj), (select max(ocurrido_en) from auditoria)) as visto`.execute(db);
  return rows[0]?.visto ?? null;
}

/**
 * Returns the momento from which franjas are planned: now, or `visto` where the clock shows an
 * earlier time than `visto`.
 */
export async function leerPresente(db: Executor, clock: Clock): Promise<string> {
  const visto = await buscarVisto(db);
  return visto !== null && visto > clock.epoch()
    ? momentoEnZona(visto, clock.timeZone)
    : clock.now();
}
