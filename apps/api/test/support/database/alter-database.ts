import pg from 'pg';
import { inject } from 'vitest';
import type { TestDatabase } from './test-database.ts';

type Altered = Pick<TestDatabase, 'env'>;

/**
 * Changes the settings of a test's database by ALTER DATABASE. Where `endsSessions` is true, ends
 * the database's sessions, so that the next sessions have the changed settings.
 */
export async function alterDatabase(
  { env }: Altered,
  change: string,
  endsSessions = true,
): Promise<void> {
  const name = new URL(env.DATABASE_URL).pathname.slice(1);
  const client = new pg.Client(inject('server'));
  await client.connect();
  await client.query(`alter database ${name} ${change}`);
  if (endsSessions) {
    const ended = 'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1';
    await client.query(ended, [name]);
  }
  await client.end();
}

/**
 * Refuses all connections to a test's database, as a stopped server does, or permits connections
 * again.
 */
export const allowConnections = (database: Altered, allowed: boolean) =>
  alterDatabase(database, `allow_connections ${allowed}`, !allowed);
