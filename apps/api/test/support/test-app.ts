import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import { buildDependencies, type Parts } from './build-dependencies.ts';
import { SEMANA } from './builders.ts';
import { crearPersona } from './personas.ts';
import { clientOf } from './client.ts';
import type { Centre } from './world.ts';
import { fixedClock, type FixedClock } from './fixed-clock.ts';
import { makeOrRestore } from './database/make-or-restore.ts';
import { openTestDatabase, type TestDatabase } from './database/test-database.ts';

export const START = '2026-10-01T07:00:00';

export interface TestApp extends Centre {
  database: TestDatabase;
  dependencies: Dependencies;
  clock: FixedClock;
  server: FastifyInstance;
  /** The server's address, `http://127.0.0.1:port`. */
  origin: string;
  /**
   * The e-mails that the app sent since the test began. The app has a mailer that only collects;
   * other tests cover the real mailers.
   */
  mails: Mail[];
  /** Every line that was logged since the test began. */
  logs: string[];
}

/**
 * Creates one real server and one real database for all tests of a file. Before each test the
 * database is emptied and the clock is set to `START`. The returned object is filled before the
 * first test begins. `parts` replaces single dependencies.
 */
export function useTestApp(
  parts: Partial<Parts> = {},
  { logLevel = 'info' }: { logLevel?: string } = {},
): TestApp {
  const app = {} as TestApp;
  /** The number of times that anybody has taken a connection of the database since it was emptied. */
  let uses = 0;

  beforeAll(async () => {
    const clock = fixedClock(START);
    const logs: string[] = [];
    const database = await openTestDatabase((message) => logs.push(message));
    database.pool.on('acquire', () => (uses += 1));
    const mails: Mail[] = [];
    const dependencies = buildDependencies({
      database,
      clock,
      pollingSeconds: 0.5,
      mailer: {
        async send(mail) {
          mails.push(mail);
        },
      },
      log: (message) => logs.push(message),
      ...parts,
    });
    const server = await createApp(dependencies, {
      logLevel,
      logStream: new Writable({
        write(chunk: Buffer, _encoding, done) {
          logs.push(chunk.toString());
          done();
        },
      }),
      trustProxy: undefined,
      web: undefined,
    });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const centre: Centre = {
      ...clientOf(origin),
      hoy: clock.today,
      semana: SEMANA,
      enterAdmin: () => crearPersona({ dependencies }, { rol: 'ADMIN' }),
      enterCliente: (nombre) => crearPersona({ dependencies }, { nombre }),
      makeOrRestore: (what, make) =>
        makeOrRestore({ database, clock, isUntouched: uses === 0, what, make }),
    };
    Object.assign(app, { database, dependencies, clock, server, origin, logs, mails, ...centre });
  });

  beforeEach(async () => {
    app.clock.set(START);
    app.logs.length = 0;
    app.mails.length = 0;
    await app.database.empty();
    // The first request of a day does the daily work, whose statements and changes a test must not
    // count. So the work is done here.
    await app.dependencies.dailyWork.beforeRequest();
    uses = 0;
  });

  // Whoever sends stops after each test, because the next test may need what they send to stay
  // unsent.
  afterEach(async () => {
    await app.dependencies.mailWorker.stop();
    await app.dependencies.pushWorker.stop();
    await app.dependencies.webhookWorker.stop();
  });

  afterAll(async () => {
    await app.server.close();
    await app.database.close();
  });

  return app;
}
