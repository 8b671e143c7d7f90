import { PostgresAdapter, PostgresDialect } from 'kysely';

/**
 * Kysely's PostgreSQL adapter without a lock around migrations: `migrate` locks by itself, within
 * its transaction.
 */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}
