import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDailyWork } from '../src/platform/jobs/create-daily-work.ts';
import { verDia } from './support/builders.ts';
import { crearPersona, moveTo } from './support/personas.ts';
import { world } from './support/world.ts';
import { brokenInvariants } from '../src/database/invariants.ts';
import { startSecondInstance } from './support/start-second-instance.ts';
import { useTestApp } from './support/test-app.ts';

/*
 * Two instances of the app share a PostgreSQL server, each with its own connection pool. Both
 * instances together must do each job only once (reliability F9).
 */

const app = useTestApp();

let other: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  other = await startSecondInstance(app);
});

afterAll(() => other.stop());

/**
 * Makes each of the two instances check twice whether the daily work is due, all four checks at the
 * same moment.
 */
async function checkOnBoth(): Promise<void> {
  const works = [app.dependencies, other.dependencies].map(({ dailyWork }) => dailyWork);
  await Promise.all([...works, ...works].map((work) => work.check()));
}

test('two instances do the work of each new day once', async () => {
  const ran: string[] = [];
  const works = [app.database, other.database].map(({ db, outage }) =>
    createDailyWork({
      db,
      outage,
      clock: app.clock,
      jobs: [{ name: 'prueba', run: async () => void ran.push(app.clock.today()) }],
      trust: async () => ({ believed: true, steady: true }),
      log: () => undefined,
    }),
  );
  for (const day of ['2026-10-02', '2026-10-03', '2026-10-04']) {
    app.clock.set(`${day}T00:00:00`);
    await Promise.all(works.map((work) => work.check()));
  }
  expect(ran).toEqual(['2026-10-02', '2026-10-03', '2026-10-04']);
});

test('two instances that move the window make each franja once', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  for (const fecha of ['2026-10-03', '2026-10-04', '2026-10-05']) {
    await moveTo(app, `${fecha}T00:02:00`, ana, admin);
    await checkOnBoth();
  }
  // Monday 12 October is the last day of the window that the daily work of Monday 5 October fills
  // with franjas.
  expect(await verDia(app, '2026-10-12', ana)).toHaveLength(8);
  const { rows } = await app.database.pool.query(
    `select count(*)::integer as all, count(distinct inicio)::integer as moments from franjas`,
  );
  expect(rows[0].all).toBe(rows[0].moments);
  expect(await brokenInvariants(app.database.db, app.clock)).toEqual([]);
});

test('what one instance has counted, the other counts on', async () => {
  const { email } = await crearPersona(app);
  const ip = '203.0.113.7';
  const guess = ({ loginLimits }: typeof app.dependencies) =>
    loginLimits.inTurn(
      ip,
      async () => ({ email, known: true }),
      (admission) => admission.failed(),
    );
  const instances = [app.dependencies, other.dependencies];
  for (let n = 0; n < 5; n += 1) await guess(instances[n % 2] ?? app.dependencies);
  for (const instance of instances) {
    await expect(guess(instance)).rejects.toMatchObject({ codigo: 'DEMASIADOS_INTENTOS' });
  }
});

test('two instances that clean up at once leave what still counts', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  await app.call(crearReserva, {
    as: ana,
    body: { franjaId },
    headers: { 'idempotency-key': 'una' },
  });
  const keys = () => app.database.db.selectFrom('idempotencia').select('clave').execute();
  app.clock.set('2026-10-02T06:59:59');
  await checkOnBoth();
  expect(await keys()).toEqual([{ clave: 'una' }]);
  app.clock.set('2026-10-03T07:00:01');
  await checkOnBoth();
  expect(await keys()).toEqual([]);
});
