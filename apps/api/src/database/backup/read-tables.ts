import type pg from 'pg';
import { quoted } from './backup-script.ts';

export interface BackupTable {
  nombre: string;
  /** The names of the columns, except the generated columns, which PostgreSQL computes itself. */
  columnas: string[];
  /**
   * The ORDER BY expression for the rows. Text columns use the collation "C", so that the order is
   * the same on every server.
   */
  orden: string;
}

const TABLES = `
  select c.relname as nombre,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
      as columnas,
    (select json_agg(json_build_object('nombre', a.attname, 'esTexto', a.attcollation <> 0)
        order by array_position(i.indkey::smallint[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as clave,
    (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint f
        join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as mencionadas
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and c.relname not like 'kysely%'
  order by c.relname`;

interface Row {
  nombre: string;
  columnas: string[];
  clave: { nombre: string; esTexto: boolean }[] | null;
  mencionadas: string[];
}

/**
 * Returns every table of Remanso. Each table comes after all tables that its foreign keys refer to.
 * Kysely's own tables, which record the migrations, are left out: a restore runs the migrations.
 * Throws where tables refer to one another in a circle.
 */
export async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<Row>(TABLES);
  const waiting = new Map(rows.map((row) => [row.nombre, row]));
  const ordered: BackupTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find((row) =>
      row.mencionadas.every((name) => !waiting.has(name)),
    );
    if (!next) throw new Error(`Tables refer to one another: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.nombre);
    ordered.push({ nombre: next.nombre, columnas: next.columnas, orden: orderOf(next) });
  }
  return ordered;
}

function orderOf({ nombre, clave }: Row): string {
  if (!clave) throw new Error(`The table ${nombre} has no primary key`);
  return clave
    .map((column) => `${quoted(column.nombre)}${column.esTexto ? ' collate "C"' : ''}`)
    .join(', ');
}
