import { sql, type InsertQueryBuilder, type InsertResult, type Insertable } from 'kysely';
import type { Tables } from './tables.ts';
import type { Tx } from './transaction.ts';

/**
 * Inserts at least one row, in the order of `rows`. All rows are sent as one parameter, so that any
 * number of rows shares one statement text and one query plan. All rows must have the same columns,
 * and none of these columns may be of a JSON type.
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
