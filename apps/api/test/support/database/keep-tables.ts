import { sql } from 'kysely';
import type { Executor } from '../../../src/database/transaction.ts';
import { emptyTables } from './empty-tables.ts';

// Copies each table to a table of the same name in the schema `kept`, and notes in `kept.restoring`
// the statements that restore the rows and the sequences.
const KEEP = sql`do $$
declare
  relation record;
begin
  create schema kept;
  create table kept.restoring (position serial, statement text);
  for relation in
    select c.oid::regclass as name, c.relname, c.relkind, string_agg(quote_ident(attname), ', ') as columns
    from pg_class c left join pg_attribute on attrelid = c.oid and attnum > 0
      and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relname not like 'kysely%'
    group by c.oid
  loop
    if relation.relkind = 'S' then
      execute format('insert into kept.restoring (statement)
        select format(''select setval(%%L, %%s, %%L)'', %L, last_value, is_called) from %s',
        relation.name::text, relation.name);
      continue;
    end if;
    execute format('create table kept.%I as select %s from %s',
      relation.relname, relation.columns, relation.name);
    execute format('insert into kept.restoring (statement)
      select %L where exists (select from kept.%I)',
      format('insert into %s (%s) overriding system value select %2$s from kept.%I',
        relation.name, relation.columns, relation.relname), relation.relname);
  end loop;
end $$`;

const RESTORE = sql`do $$
declare
  each text;
begin
  set local session_replication_role = replica;
  for each in select statement from kept.restoring order by position loop
    execute each;
  end loop;
end $$`;

/**
 * Copies the rows of every table. Returns a function that replaces the present rows of all tables
 * by the copies.
 */
export async function keepTables(db: Executor): Promise<() => Promise<void>> {
  await KEEP.execute(db);
  return async () => {
    await emptyTables(db);
    await RESTORE.execute(db);
  };
}
