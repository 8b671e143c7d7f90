import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { centroConFranja } from '../../testing/builders.ts';
import { outcome, refusal } from '../../testing/refusals.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const UNAVAILABLE = refusal(
  503,
  'BASE_NO_DISPONIBLE',
  'El sistema no está disponible en este momento. Intenta nuevamente en unos segundos.',
);

/** Shuts the database of the test to everybody, as a server that was stopped, or opens it again. */
async function allowConnections(allowed: boolean): Promise<void> {
  const { pathname } = new URL(app.database.env.DATABASE_URL);
  const name = pathname.slice(1);
  const client = new pg.Client(inject('server'));
  await client.connect();
  await client.query(`alter database ${name} allow_connections ${allowed}`);
  if (!allowed) {
    const ended = 'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1';
    await client.query(ended, [name]);
  }
  await client.end();
}

test('an outage is two lines of the log, however many ask meanwhile', async () => {
  const { ana } = await centroConFranja(app);
  // Each of its queues asks the database for work, twice a second.
  await app.dependencies.worker.start();
  app.logs.length = 0;
  await allowConnections(false);
  for (let n = 0; n < 50; n += 1) {
    expect(outcome(await app.call('GET /reservas/mias', ana))).toEqual(UNAVAILABLE);
  }
  await allowConnections(true);
  await vi.waitFor(() => expect(app.logs.join('')).toContain('the database is back'), {
    timeout: 10_000,
    interval: 100,
  });
  expect(app.logs).toEqual([
    expect.stringMatching(
      /^the database is away \(.+\); what fails until it is back is only counted$/,
    ),
    expect.stringMatching(
      /^the database is back: it was away for \d+ s, in which \d+ things failed$/,
    ),
  ]);
  const failures = Number(/(\d+) things/.exec(app.logs[1] ?? '')?.[1]);
  expect(failures).toBeGreaterThanOrEqual(50);
  await app.dependencies.worker.stop();
});

test('while the database is away every call says so, and all is well when it is back', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const book = () => app.call('POST /reservas', { token: ana.token, body: { franjaId } });
  const key = { 'idempotency-key': 'una-clave' };
  await allowConnections(false);
  for (const answer of [
    await app.call('GET /salud'),
    await book(),
    await app.call('GET /auth/current', ana),
    await app.call('POST /auth/login', { body: { email: ana.email, password: 'Secreta1' } }),
    await app.call('POST /reservas', { ...ana, body: { franjaId }, headers: key }),
  ]) {
    expect(outcome(answer)).toEqual(UNAVAILABLE);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await app.call('GET /salud/vivo')).status).toBe(200);

  await allowConnections(true);
  expect((await app.call('GET /salud')).status).toBe(200);
  expect((await book()).status).toBe(201);
  expect((await app.call('GET /reservas/mias', ana)).body.totalElementos).toBe(1);
});
