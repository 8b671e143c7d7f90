import { type TestPostgres, startTestPostgres } from './test-postgres.ts';

let server: TestPostgres | undefined;

/**
 * Vitest's global setup: names a server in TEST_DATABASE_URL, unless the environment already does.
 */
export async function setup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  server = await startTestPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
