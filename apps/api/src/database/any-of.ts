import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * For `where('id', '=', anyOf(ids))`: the list is one parameter, so that the statement has one text and one plan for
 * lists of any length. `in` has a text for each. An empty list matches nothing.
 */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}

/**
 * The same for what a query of one column finds: it is run first, and what it found is looked up in the index. Joined
 * to a page of a thousand, PostgreSQL would rather read whole tables.
 */
export function anyFoundBy(query: Expression<{ id: number }>): RawBuilder<number> {
  return sql<number>`any(array(${query}))`;
}
