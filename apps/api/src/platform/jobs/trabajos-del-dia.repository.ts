import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';

/*
 * A day that is done counts for the one before it too: around midnight two machines may not agree about which it is. A
 * later one than that was noted by a clock that was wrong.
 */

/**
 * Takes a day's work for this transaction, which is to do it; false when it is done. Another instance that comes for it
 * meanwhile waits for the end.
 */
export async function tomarTrabajoDelDia(tx: Tx, trabajo: string, dia: string): Promise<boolean> {
  const { rows } = await sql`
    insert into trabajos_del_dia (trabajo, dia) values (${trabajo}, ${dia})
    on conflict (trabajo) do update set dia = excluded.dia
    where trabajos_del_dia.dia not between excluded.dia and excluded.dia + 1
    returning trabajo`.execute(tx);
  return rows.length > 0;
}
