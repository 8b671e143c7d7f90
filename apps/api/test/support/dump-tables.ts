import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Reads every row of every table of ours, to show whether a call changed anything. */
export async function dumpTables({ database: { db } }: TestApp): Promise<Record<string, unknown>> {
  const tables = await db.introspection.getTables();
  const dump: Record<string, unknown> = {};
  for (const { name } of tables.filter(({ schema }) => schema === 'public')) {
    const { rows } = await sql`select t::text as row from ${sql.table(name)} t order by 1`.execute(
      db,
    );
    dump[name] = rows;
  }
  return dump;
}

/**
 * Reads the same rows without those that count attempts, in the limits and in the trail: what was
 * refused is counted, and should be.
 */
export async function dumpUncountedTables(app: TestApp): Promise<Record<string, unknown>> {
  const { limites: _counted, auditoria, ...others } = await dumpTables(app);
  const trail = auditoria as { row: string }[];
  return { ...others, auditoria: trail.filter(({ row }) => !row.includes('loginFallido')) };
}
