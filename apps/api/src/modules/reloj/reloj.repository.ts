import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';

/**
 * Records the time of a believed clock (ISO 8601) as `visto`. An instant that is earlier than the
 * recorded one changes nothing.
 */
export async function anotarVisto(db: Executor, instant: string): Promise<void> {
  await sql`
    insert into reloj (visto_en) values (${instant})
    on conflict (id) do update set visto_en = excluded.visto_en
    where reloj.visto_en < excluded.visto_en`.execute(db);
}

/**
 * Records an instant (ISO 8601) that an administrator has confirmed as `visto`, even where the
 * recorded `visto` is later.
 */
export async function confirmarVisto(tx: Tx, instant: string): Promise<void> {
  await sql`
    insert into reloj (visto_en) values (${instant})
    on conflict (id) do update set visto_en = excluded.visto_en`.execute(tx);
}
