import { sql, type InsertQueryBuilder, type InsertResult, type Insertable } from 'kysely';
import type { Tables } from './tables.ts';
import type { Tx } from './transaction.ts';

/**
 * Inserts rows, at least one, in their order. The rows are one parameter, so that the statement has
 * one text and one plan for any number of rows. All rows must have the same columns, none of which
 * holds JSON.
 */
export function insertRows<T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): InsertQueryBuilder<Tables, T, InsertResult> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[T] & string)[];
  return tx.insertInto(table).columns(columns).expression(sql`
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) with ordinality
    order by ordinality`);
}
