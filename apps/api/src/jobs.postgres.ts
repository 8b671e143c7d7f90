import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Database } from './database/connect.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { createJobs } from './jobs.ts';
import { createWorker } from './platform/jobs/create-worker.ts';
import type { Job } from './platform/jobs/job.ts';
import { centroConFranja, moveTo, verDia } from './testing/builders.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { JWT_SECRET, useTestApp } from './testing/test-app.ts';

/*
 * Two instances of the app share a PostgreSQL server, each with a pool of its own: nothing is done twice
 * (reliability F9).
 */

const app = useTestApp();

const TIME_ZONE = 'America/Argentina/Tucuman';

let other: Database;
let dependenciesOfOther: Dependencies;

beforeAll(async () => {
  const { env } = app.database;
  const { clock } = app;
  const log = () => undefined;
  other = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, clock, log });
  dependenciesOfOther = createDependencies({
    database: other,
    clock,
    jwtSecret: JWT_SECRET,
    rateLimit: true,
    publicUrl: 'https://turnos.ejemplo.com',
    mailer: { send: async () => undefined },
    log,
  });
});

afterAll(() => other.close());

test('of two instances one does each piece of work', async () => {
  const done: { by: string; n: number }[] = [];
  const workers = [app.database, other].map((database, index) => {
    const job: Job<{ n: number }> = {
      name: 'prueba-de-dos',
      retries: 5,
      run: async ({ n }) => void done.push({ by: `instance ${index}`, n }),
    };
    const worker = createWorker({
      ...database,
      timeZone: TIME_ZONE,
      jobs: [job],
      pollingSeconds: 0.5,
      log: () => undefined,
    });
    return { job, ...worker };
  });
  // Both at once on a queue that neither has made yet.
  await Promise.all(workers.map((worker, n) => worker.queue.send(worker.job, { n })));
  await Promise.all(workers.map((worker) => worker.start()));
  for (let n = 2; n < 14; n += 1) {
    const worker = workers[n % 2];
    await worker?.queue.send(worker.job, { n });
  }
  const pending = async () =>
    (
      await app.database.pool.query(
        `select count(*)::integer as n from pgboss.job where name = $1 and state <> 'completed'`,
        ['prueba-de-dos'],
      )
    ).rows[0]?.n as number;
  await vi.waitFor(async () => expect(await pending()).toBe(0), {
    timeout: 18_000,
    interval: 100,
  });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(done.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual([...Array(14).keys()]);
  expect(new Set(done.map(({ by }) => by)).size).toBe(2);
});

/** Each instance at the same moment, and each twice: as if the first had died before it could say that it was done. */
async function runOnBoth(name: string): Promise<void> {
  const jobs = [app.dependencies, dependenciesOfOther].flatMap((dependencies) =>
    createJobs(dependencies).filter((job) => job.name === name),
  );
  expect(jobs).toHaveLength(2);
  await Promise.all([...jobs, ...jobs].map((job) => job.run({})));
}

test('two instances that move the window make each franja once', async () => {
  const { admin, ana } = await centroConFranja(app);
  for (const fecha of ['2026-10-03', '2026-10-04', '2026-10-05']) {
    await moveTo(app, `${fecha}T00:02:00`, ana, admin);
    await runOnBoth('generar-ventana');
  }
  // Seven days on from a Monday.
  expect(await verDia(app, '2026-10-12', ana)).toHaveLength(8);
  const { rows } = await app.database.pool.query(
    `select count(*)::integer as all, count(distinct inicio)::integer as moments from franjas`,
  );
  expect(rows[0].all).toBe(rows[0].moments);
  expect(await brokenInvariants(app.database.db)).toEqual([]);
});

test('two instances that clean up at once leave what still counts', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  await app.call('POST /reservas', {
    token: ana.token,
    body: { franjaId },
    headers: { 'idempotency-key': 'una' },
  });
  const keys = () => app.database.db.selectFrom('idempotencia').select('clave').execute();
  await runOnBoth('limpiar-vencidos');
  expect(await keys()).toEqual([{ clave: 'una' }]);
  app.clock.set('2026-10-02T07:00:01');
  await runOnBoth('limpiar-vencidos');
  expect(await keys()).toEqual([]);
});
