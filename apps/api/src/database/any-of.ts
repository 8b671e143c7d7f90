import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * Compares a column with a list, as in `where('id', '=', anyOf(ids))`. The whole list is one SQL
 * parameter, so that lists of any length share one statement text and one query plan. With `in`,
 * the statement text would differ for each length. An empty list matches nothing.
 */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}

/**
 * Compares a column with the ids that `query` finds. PostgreSQL runs `query` first and looks its
 * ids up in the column's index. With a join instead, and a page of a thousand ids, PostgreSQL would
 * read whole tables.
 */
export function anyFoundBy(query: Expression<{ id: number }>): RawBuilder<number> {
  return sql<number>`any(array(${query}))`;
}
