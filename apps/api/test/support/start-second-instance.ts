import { createApp } from '../../src/app.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { buildDependencies, type Parts } from './build-dependencies.ts';
import type { TestApp } from './test-app.ts';

interface SecondInstance {
  database: Database;
  dependencies: Dependencies;
  /** `http://127.0.0.1:port` */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts another server on the same database, with a pool of its own, so that what one process
 * alone keeps cannot hide a race.
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
