import { createApp } from '../../src/app.ts';
import { connect } from '../../src/database/connect.ts';
import { createDependencies } from '../../src/dependencies.ts';
import { JWT_SECRET } from '../support/jwt-secret.ts';
import { type TestApp } from '../support/test-app.ts';

/**
 * Starts another server on the same database, with a pool of its own, so that what one process alone keeps cannot hide
 * a race.
 */
export async function startSecondInstance({ database, clock }: TestApp) {
  const own = await connect({
    databaseUrl: database.env.DATABASE_URL,
    dataDir: database.env.DATA_DIR,
    clock,
    log: () => undefined,
  });
  const dependencies = createDependencies({
    database: own,
    clock,
    jwtSecret: JWT_SECRET,
    rateLimit: true,
    publicUrl: 'https://turnos.ejemplo.com',
    mailer: { send: async () => undefined },
    log: () => undefined,
  });
  const server = await createApp(dependencies, {
    logLevel: 'silent',
    trustProxy: undefined,
    web: undefined,
  });
  return {
    origin: await server.listen({ host: '127.0.0.1', port: 0 }),
    async stop() {
      await server.close();
      await own.close();
    },
  };
}
