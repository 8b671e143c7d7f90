import { createApp } from '../../src/app.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { buildDependencies, type Parts } from './build-dependencies.ts';
import type { TestApp } from './test-app.ts';

interface SecondInstance {
  database: Database;
  dependencies: Dependencies;
  /** The second server's address, `http://127.0.0.1:port`. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a second server on the same database, with its own connection pool, so that state kept in
 * the memory of one process cannot hide a race.
 */
export async function startSecondInstance(
  app: TestApp,
  parts: Partial<Parts> = {},
): Promise<SecondInstance> {
  const { clock } = app;
  const database = await connect({
    databaseUrl: app.database.env.DATABASE_URL,
    dataDir: app.database.env.DATA_DIR,
    clock,
    log: () => undefined,
  });
  const dependencies = buildDependencies({ database, clock, ...parts });
  const server = await createApp(dependencies, {
    logLevel: 'silent',
    trustProxy: undefined,
    web: undefined,
  });
  return {
    database,
    dependencies,
    origin: await server.listen({ host: '127.0.0.1', port: 0 }),
    async stop() {
      await server.close();
      await database.close();
    },
  };
}
