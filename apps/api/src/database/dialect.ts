import { PostgresAdapter, PostgresDialect } from 'kysely';

/**
 * Kysely's adapter without its lock around migrations, because `migrate` holds a lock of the
 * transaction.
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
