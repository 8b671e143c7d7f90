import { expect, test, vi } from 'vitest';
import { createJobs } from './jobs.ts';
import { createWorker } from './platform/jobs/create-worker.ts';
import type { Job } from './platform/jobs/job.ts';
import { centroConFranja, moveTo, verDia } from './testing/builders.ts';
import { dumpTables } from './testing/dump-tables.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();

/** As the worker runs it, at the moment that the clock shows. */
async function run(name: string): Promise<void> {
  const job = createJobs(app.dependencies).find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  await job.run({});
}

test('each night the window moves on by a day, and running it again changes nothing', async () => {
  const { ana } = await centroConFranja(app);
  await moveTo(app, '2026-10-02T00:02:00', ana);
  expect(await verDia(app, '2026-10-09', ana)).toEqual([]);
  await run('generar-ventana');
  expect(await verDia(app, '2026-10-09', ana)).toHaveLength(8);
  const after = await dumpTables(app);
  await run('generar-ventana');
  expect(await dumpTables(app)).toEqual(after);
});

test('each night keys, links and counters that served their time go, and no others', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const { db, pool } = app.database;
  await app.call('POST /reservas', {
    token: ana.token,
    body: { franjaId },
    headers: { 'idempotency-key': 'una' },
  });
  await pool.query(
    `insert into password_resets (usuario_id, token_hash, vence_en) values ($1, 'x', '2026-10-01T11:00:00Z')`,
    [ana.id],
  );
  await pool.query(`insert into limites (key, points, expire) values ('a', 1, $1), ('b', 1, $2)`, [
    app.clock.epoch() + 60_000,
    app.clock.epoch() + 90 * 3_600_000,
  ]);
  const counts = async () => [
    (await db.selectFrom('idempotencia').select('clave').execute()).length,
    (await db.selectFrom('password_resets').select('id').execute()).length,
    (await pool.query('select key from limites order by key')).rows.map(({ key }) => key as string),
  ];
  await run('limpiar-vencidos');
  expect(await counts()).toEqual([1, 1, ['a', 'b']]);
  app.clock.set('2026-10-02T07:00:01');
  await run('limpiar-vencidos');
  expect(await counts()).toEqual([0, 0, ['b']]);
});

test('every job is scheduled in the centre’s own time', async () => {
  await app.dependencies.worker.start();
  const { rows } = await app.database.pool.query(
    'select name, cron, timezone from pgboss.schedule order by name',
  );
  const zone = 'America/Argentina/Tucuman';
  expect(rows).toEqual([
    { name: 'generar-ventana', cron: '2 0 * * *', timezone: zone },
    { name: 'limpiar-vencidos', cron: '30 3 * * *', timezone: zone },
  ]);
});

/** A worker with a job of the test's own, on this database. */
function workerOf(job: Job) {
  return createWorker({
    ...app.database,
    timeZone: 'America/Argentina/Tucuman',
    jobs: [job],
    pollingSeconds: 0.5,
    retrySeconds: 1,
    log: () => undefined,
  });
}

test('what fails is tried again until it succeeds', async () => {
  const tries: object[] = [];
  const job: Job = {
    name: 'prueba-que-falla',
    retries: 5,
    async run(data) {
      tries.push(data);
      if (tries.length < 3) throw new Error('not yet');
    },
  };
  const worker = workerOf(job);
  await worker.queue.send(job, { n: 1 });
  await worker.start();
  await vi.waitFor(() => expect(tries).toHaveLength(3), { timeout: 15_000, interval: 100 });
  expect(tries).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  await worker.stop();
});

test('stopping lets what is being done finish, and begins nothing new', async () => {
  const begun: number[] = [];
  const done: number[] = [];
  const first = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const job: Job<{ n: number }> = {
    name: 'prueba-detenida-a-mitad',
    retries: 0,
    async run({ n }) {
      begun.push(n);
      first.resolve();
      await release.promise;
      done.push(n);
    },
  };
  const worker = workerOf(job);
  await worker.queue.send(job, { n: 1 });
  await worker.queue.send(job, { n: 2 });
  await worker.start();
  await first.promise;
  const stopping = worker.stop().then(() => done.push(0));
  const states = async () =>
    (
      await app.database.pool.query(
        `select state::text from pgboss.job where name = $1 order by data ->> 'n'`,
        [job.name],
      )
    ).rows.map(({ state }) => state as string);
  expect(await states()).toEqual(['active', 'created']);
  expect(done).toEqual([]);
  release.resolve();
  await stopping;
  expect([begun, done]).toEqual([[1], [1, 0]]);
  expect(await states()).toEqual(['completed', 'created']);
});

test('a scheduled job does its work when its turn in the queue comes', async () => {
  const { ana } = await centroConFranja(app);
  await moveTo(app, '2026-10-02T00:02:00', ana);
  expect(await verDia(app, '2026-10-09', ana)).toEqual([]);
  await app.dependencies.worker.start();
  // As the schedule does at two past midnight.
  await app.dependencies.worker.queue.send({ name: 'generar-ventana' }, {});
  await vi.waitFor(async () => expect(await verDia(app, '2026-10-09', ana)).toHaveLength(8), {
    timeout: 10_000,
    interval: 100,
  });
});

test('a worker that is stopped while it starts ends what it began, and does no work', async () => {
  const tries: object[] = [];
  const job: Job = {
    name: 'prueba-detenida',
    retries: 0,
    run: async (data) => void tries.push(data),
  };
  const worker = workerOf(job);
  await worker.queue.send(job, { n: 1 });
  const starting = worker.start();
  await worker.stop();
  await starting;
  expect(tries).toEqual([]);
});
