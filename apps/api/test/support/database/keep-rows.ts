import { sql } from 'kysely';
import type { Executor } from '../../../src/database/transaction.ts';
import { emptyTables } from './empty-tables.ts';

interface KeptRows {
  /** The SQL that inserts the rows into empty tables, and sets the ids that come next. */
  statements: string;
  /** The machine's time at which the rows were read, in milliseconds since 1970. */
  at: number;
}

interface Table {
  name: string;
  /** The names of the columns that are not generated, with commas. */
  columns: string;
}

const TABLES = sql<Table>`
  select c.oid::regclass::text as name,
    string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0
    and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
  group by c.oid`;

const SEQUENCES = sql`
  select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as statement
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/** Reads the rows of every table, to be inserted into any database of the same schema. */
export async function keepRows(db: Executor): Promise<KeptRows> {
  const { rows: tables } = await TABLES.execute(db);
  const insertions = tables.map(
    ({ name, columns }) => sql`
      select format('insert into ${sql.raw(name)} (${sql.raw(columns)}) overriding system value
        select ${sql.raw(columns)} from json_populate_recordset(null::${sql.raw(name)}, %L)',
        json_agg(t)) as statement from ${sql.raw(name)} t having count(*) > 0`,
  );
  const { rows } = await sql<{ statement: string }>`
    ${sql.join([...insertions, SEQUENCES], sql` union all `)}`.execute(db);
  return { statements: rows.map(({ statement }) => statement).join(';\n'), at: Date.now() };
}

/**
 * Replaces the rows of all tables by rows that were kept. Limits end by the machine's clock, so each
 * is restored with as much time left as it had.
 */
export async function restoreRows(db: Executor, { statements, at }: KeptRows): Promise<void> {
  await emptyTables(db);
  await db.transaction().execute(async (tx) => {
    await sql.raw(`set local session_replication_role = replica;\n${statements}`).execute(tx);
    await sql`update limites set expire = expire + ${Date.now() - at}`.execute(tx);
  });
}
