import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../database/transaction.ts';

/** The tables of what waits to be sent. A row waits while its `proximo_en` is not null. */
export type OutboxTable = 'avisos' | 'entregas' | 'envios';

/** How a channel takes what is due from its table. */
export interface Taking<T> {
  table: OutboxTable;
  /** The SQL condition under which the row `e` may be sent at all; undefined where every row may. */
  sendable?: RawBuilder<boolean>;
  /** The SQL condition under which the earlier row `p`, while it waits, holds up the row `e`. */
  heldUpBy: RawBuilder<boolean>;
  /** The columns of a row that `items` needs. */
  columns: RawBuilder<unknown>;
  /** The SQL query of the items, from `taken`: the rows with their `columns`. */
  items: RawBuilder<T>;
}

export interface Moment {
  count: number;
  /** `now`, `until` and `implausible` are instants in ISO 8601. */
  now: string;
  /** The instant until which no other instance takes the rows. */
  until: string;
  /**
   * An instant later than any pause ends. A row that was put off beyond it is due now, because it was
   * put off while the clock ran ahead.
   */
  implausible: string;
}

/**
 * Takes up to `count` due rows, those first that have waited longest, and counts the try that begins
 * now. Skips rows that another instance is taking at this moment.
 */
export async function takeDue<T>(
  db: Executor,
  { table, sendable = sql<boolean>`true`, heldUpBy, columns, items }: Taking<T>,
  { count, now, until, implausible }: Moment,
): Promise<readonly T[]> {
  const its = sql.table(table);
  const { rows } = await sql<T>`
    with taken as (
      update ${its} set intentos = intentos + 1, proximo_en = ${until}
      where id in (
        select e.id from ${its} e
        where (e.proximo_en <= ${now} or e.proximo_en > ${implausible}) and ${sendable}
          and not exists (
            select from ${its} p
            where ${heldUpBy} and p.id < e.id and p.proximo_en is not null)
        order by e.proximo_en, e.id
        limit ${count}
        for update of e skip locked)
      returning ${columns})
    ${items}`.execute(db);
  return rows;
}
