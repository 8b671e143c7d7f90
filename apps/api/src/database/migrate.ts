import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { liftLimits } from './lift-limits.ts';
import { inTransaction, type Executor, type Tx } from './transaction.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * The key of Kysely's own advisory lock. Older versions of Remanso let Kysely take that lock, so
 * the same key makes an older version wait for this version.
 */
const MIGRATION_LOCK = '3853314791062309107';

interface Options {
  folder?: string;
  log?: (message: string) => void;
  /**
   * Called before the migration of a database that has accounts, while the lock of migrations is
   * held. Where `beforeUpgrade` throws, nothing is migrated.
   */
  beforeUpgrade?: (pending: string[]) => Promise<void>;
}

/**
 * Thrown when a migration failed and everything was rolled back. `cause` is the error of the
 * database.
 */
export class MigrationError extends Error {
  override name = 'MigrationError';
  /** The file of the backup that was made before the migration. */
  backup?: string;
}

/**
 * Thrown when a later version of Remanso has migrated the database, with migrations that this
 * version does not know.
 */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/**
 * Runs all pending migrations in one transaction without time limits. Several instances may call
 * `migrate` at once: one migrates, and all other instances wait until it has ended. Throws a
 * `MigrationError` where a migration fails, and a `NewerDatabaseError` where the database is of a
 * later version.
 */
export async function migrate(
  db: Executor,
  { folder = FOLDER, log = () => undefined, beforeUpgrade }: Options = {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await liftLimits(tx);
    await takeTurn(tx, log);
    const { applied, pending, newer } = await readMigrations(tx, folder);
    refuseNewer(newer);
    if (pending.length === 0) return;
    const isUpgrade = applied.length > 0;
    if (beforeUpgrade && isUpgrade && (await hasPeople(tx))) await beforeUpgrade(pending);
    await migrateWithin(tx, { folder });
  });
}

function refuseNewer(newer: string[]): void {
  const latest = newer.at(-1);
  if (latest === undefined) return;
  throw new NewerDatabaseError(
    `La base de datos es de una versión más nueva de Remanso (${latest}). Hay que iniciar esa versión, o restaurar con esta un respaldo hecho antes de actualizar.`,
  );
}

/** Returns true where there is an account. The table `usuarios` must exist. */
export async function hasPeople(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('usuarios').select('id').limit(1).execute()).length > 0;
}

/**
 * Runs the pending migrations within the transaction `tx`, up to the newest or up to the migration
 * that `to` names. The caller must hold the lock of migrations (`takeTurn`). Throws a
 * `MigrationError`.
 */
export async function migrateWithin(
  tx: Tx,
  { folder = FOLDER, to }: { folder?: string | undefined; to?: string } = {},
): Promise<void> {
  const migrator = new Migrator({ db: tx, provider: providerOf(folder) });
  const { error, results } =
    to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const what = failed === undefined ? 'Las migraciones fallaron' : `La migración ${failed} falló`;
  throw new MigrationError(`${what} y la base quedó como estaba`, { cause: error });
}

interface Migrations {
  /** The names of this version's migrations that have been run on the database, in their order. */
  applied: string[];
  /** The names of this version's other migrations, in their order. */
  pending: string[];
  /** The names of the migrations of a later version that have been run on the database. */
  newer: string[];
}

/**
 * Compares this version's migrations with those of the database. Kysely would read the columns of
 * all tables to find its own one, which takes longer than the rest of a start.
 */
export async function readMigrations(db: Executor, folder = FOLDER): Promise<Migrations> {
  const known = (await filesOf(folder)).map(nameOf);
  const ran = await readNames(db);
  return {
    applied: known.filter((name) => ran.includes(name)),
    pending: known.filter((name) => !ran.includes(name)),
    newer: ran.filter((name) => !known.includes(name)),
  };
}

/** Returns the names of the migrations that have been run on the database, in their order. */
async function readNames(db: Executor): Promise<string[]> {
  const table = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!table.rows[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Takes the lock of migrations, and waits for it where another instance holds it. The lock ends
 * with the transaction, not with the session: behind a connection pooler several clients share one
 * session.
 */
export async function takeTurn(tx: Tx, log: (message: string) => void): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${MIGRATION_LOCK}::bigint) as taken`.execute(tx);
  if (rows[0]?.taken) return;
  log('Otra instancia está migrando la base de datos: se espera a que termine.');
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(tx);
}

/**
 * Returns the migrations of a folder. Each `.sql` file is one migration; they run in the order of
 * their names, and a released file is never edited.
 */
function providerOf(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const entries = (await filesOf(folder)).map(async (file): Promise<[string, Migration]> => {
        const text = await readFile(join(folder, file), 'utf8');
        return [nameOf(file), { up: async (db) => void (await sql.raw(text).execute(db)) }];
      });
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}

const filesOf = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();

const nameOf = (file: string) => file.replace('.sql', '');
