import { PostgresAdapter, PostgresDialect } from 'kysely';

/** Kysely's own, without its lock around migrations: `migrate` holds one of the transaction. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}
