import { sql, type Expression } from 'kysely';
import type { Executor } from './transaction.ts';

/** Returns the number of rows that `query` finds. `query` may select no column at all. */
export async function countRows(db: Executor, query: Expression<object>): Promise<number> {
  const { rows } = await sql<{
    cuantas: number;
  }>`select count(*) as cuantas from ${query} as filas`.execute(db);
  return rows[0]?.cuantas ?? 0;
}
