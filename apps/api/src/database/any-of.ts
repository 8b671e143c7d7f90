import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * Compares a column with a list, as in `where('id', '=', anyOf(ids))`. The list is one parameter,
 * so that the statement has one text and one plan for lists of any length, while `in` has a text
 * for each length. An empty list matches nothing.
 */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}

/**
 * Compares a column with the ids that a query finds. The query runs first, and its ids are looked
 * up in the index. With a join to a page of a thousand ids, PostgreSQL would rather read whole
 * tables.
 */
export function anyFoundBy(query: Expression<{ id: number }>): RawBuilder<number> {
  return sql<number>`any(array(${query}))`;
}
