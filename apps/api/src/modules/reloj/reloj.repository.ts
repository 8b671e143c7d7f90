import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';

/** Notes that a clock which is to be believed has come to an instant (ISO 8601); what was seen never goes back by it. */
export async function anotarVisto(db: Executor, instant: string): Promise<void> {
  await sql`
    insert into reloj (visto_en) values (${instant})
    on conflict (id) do update set visto_en = excluded.visto_en
    where reloj.visto_en < excluded.visto_en`.execute(db);
}

/** The same on an administrator's word, who may take it back too. */
export async function confirmarVisto(tx: Tx, instant: string): Promise<void> {
  await sql`
    insert into reloj (visto_en) values (${instant})
    on conflict (id) do update set visto_en = excluded.visto_en`.execute(tx);
}
