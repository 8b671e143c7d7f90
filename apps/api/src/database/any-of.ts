import { sql, type RawBuilder } from 'kysely';

/**
 * For `where('id', '=', anyOf(ids))`: the list is one parameter, so that the statement has one text and one plan for
 * lists of any length. `in` has a text for each. An empty list matches nothing.
 */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}
