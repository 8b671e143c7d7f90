import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Tables } from './tables.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Each `.sql` file of the folder is one migration, run in the order of its name and never edited afterwards. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted();
    const entries = files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      return [
        file.replace('.sql', ''),
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ];
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

/** Brings the database to the newest migration; several instances may start at once, one of them does the work. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`La migración ${failed ?? 'inicial'} falló`, { cause: error });
}
