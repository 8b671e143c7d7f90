import { sql, type Expression } from 'kysely';
import type { Executor } from './transaction.ts';

/** Returns how many rows a query finds; the query need not select any column. */
export async function countRows(db: Executor, query: Expression<object>): Promise<number> {
  const { rows } = await sql<{
    cuantas: number;
  }>`select count(*) as cuantas from ${query} as filas`.execute(db);
  return rows[0]?.cuantas ?? 0;
}
