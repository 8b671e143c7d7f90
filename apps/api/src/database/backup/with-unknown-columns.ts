import { sql } from 'kysely';
import type { Tx } from '../transaction.ts';
import type { BackupHead } from './backup-script.ts';

interface Options {
  head: BackupHead;
  log: (message: string) => void;
}

/**
 * Adds the columns that the backup contains and this version's tables lack, runs `copy`, and drops
 * these columns again. Such columns come from a migration whose file was changed after the backup;
 * they must not prevent the restore.
 */
export async function withUnknownColumns<T>(
  tx: Tx,
  { head, log }: Options,
  copy: () => Promise<T>,
): Promise<T> {
  const unknown = await readUnknownColumns(tx, head);
  for (const { table, name } of unknown) {
    await sql.raw(`alter table ${table} add column ${name} text`).execute(tx);
  }
  const result = await copy();
  for (const { table, name } of unknown) {
    await sql.raw(`alter table ${table} drop column ${name}`).execute(tx);
    log(`El respaldo trae ${name} de ${table}, que esta versión no usa: se deja.`);
  }
  return result;
}

/**
 * Returns the columns of the backup that the tables of the database lack, with names quoted for
 * SQL.
 */
async function readUnknownColumns(tx: Tx, { tablas }: BackupHead) {
  const { rows } = await sql<{ table: string; name: string }>`
    select quote_ident(t.nombre) as table, quote_ident(c.columna) as name
    from jsonb_to_recordset(${JSON.stringify(tablas)}::jsonb) as t (nombre text, columnas jsonb),
      jsonb_array_elements_text(t.columnas) as c (columna)
    where not exists (select from pg_attribute a
      where a.attrelid = to_regclass(quote_ident(t.nombre)) and a.attname = c.columna)`.execute(tx);
  return rows;
}
