import { type TestPostgres, startTestPostgres } from './test-postgres.ts';

let server: TestPostgres | undefined;

/**
 * Vitest's global setup: starts a PostgreSQL server and puts its address into TEST_DATABASE_URL,
 * unless the environment already has this variable.
 */
export async function setup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  server = await startTestPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
