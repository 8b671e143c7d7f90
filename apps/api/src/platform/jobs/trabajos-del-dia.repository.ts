import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';

/*
 * A job that is done for a day counts as done for the day before it too: around midnight two
 * machines may not agree on the date. A recorded day later than tomorrow comes from a wrong clock
 * and does not count.
 */

/**
 * Takes a day's job for this transaction, which must then do it; returns false when the job is done
 * already. Another instance that asks for the same job meanwhile waits for this transaction's end.
 */
export async function tomarTrabajoDelDia(tx: Tx, trabajo: string, dia: string): Promise<boolean> {
  const { rows } = await sql`
    insert into trabajos_del_dia (trabajo, dia) values (${trabajo}, ${dia})
    on conflict (trabajo) do update set dia = excluded.dia
    where trabajos_del_dia.dia not between excluded.dia and excluded.dia + 1
    returning trabajo`.execute(tx);
  return rows.length > 0;
}
