import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';

/**
 * Records that a believed clock has reached an instant (ISO 8601). An earlier instant than the
 * recorded one changes nothing.
 */
export async function anotarVisto(db: Executor, instant: string): Promise<void> {
  await sql`
    insert into reloj (visto_en) values (${instant})
    on conflict (id) do update set visto_en = excluded.visto_en
    where reloj.visto_en < excluded.visto_en`.execute(db);
}

/**
 * Records an instant on an administrator's word, which may also be earlier than the recorded one.
 */
export async function confirmarVisto(tx: Tx, instant: string): Promise<void> {
  await sql`
    insert into reloj (visto_en) values (${instant})
    on conflict (id) do update set visto_en = excluded.visto_en`.execute(tx);
}
