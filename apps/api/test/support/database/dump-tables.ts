import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';

type Dump = Record<string, { row: string }[]>;

/**
 * Reads every row of every table of the app. A test compares two dumps to show whether a call
 * changed anything.
 */
export async function dumpTables({ database: { db } }: TestApp): Promise<Dump> {
  const named = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not like 'kysely%'`.execute(db);
  const names = named.rows.map(({ name }) => name);
  // A single statement reads all tables, because thirty statements would take longer than most
  // tests.
  const each = names.map(
    (name) => sql`select ${sql.lit(name)} as name, t::text as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(each, sql` union all `)} order by name, row`.execute(db);
  const dump: Dump = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of rows) dump[name]?.push({ row });
  return dump;
}

/**
 * Reads the rows of `dumpTables` without the table `limites` and without the failed logins of the
 * trail, because the server writes there even when it refuses a call.
 */
export async function dumpUncountedTables(app: TestApp): Promise<Dump> {
  const { limites: _counted, auditoria = [], ...others } = await dumpTables(app);
  return { ...others, auditoria: auditoria.filter(({ row }) => !row.includes('loginFallido')) };
}
