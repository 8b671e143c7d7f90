import { expect, test, vi } from 'vitest';
import { allowConnections, alterDatabase } from '../../../test/support/alter-database.ts';
import { CONTRASENA, centroConFranja } from '../../../test/support/builders.ts';
import { dumpTables } from '../../../test/support/dump-tables.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const UNAVAILABLE = refusal(
  503,
  'BASE_NO_DISPONIBLE',
  'El sistema no está disponible en este momento. Intenta nuevamente en unos segundos.',
);

const WITHOUT_WRITES = (message: string) => refusal(503, 'BASE_SIN_ESCRITURA', message);

/** Waits until `GET /salud` has this status; the server looks anew every two seconds. */
async function saludSays(status: number): Promise<void> {
  await vi.waitFor(async () => expect((await app.call('GET /salud')).status).toBe(status), {
    timeout: 10_000,
    interval: 100,
  });
}

test('an outage is two lines of the log, however many ask meanwhile', async () => {
  const { ana } = await centroConFranja(app);
  // The cartero asks the database for letters, twice a second.
  app.dependencies.cartero.start();
  app.logs.length = 0;
  await allowConnections(app.database, false);
  for (let n = 0; n < 50; n += 1) {
    expect(outcome(await app.call('GET /reservas/mias', ana))).toEqual(UNAVAILABLE);
  }
  await allowConnections(app.database, true);
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
  await app.dependencies.cartero.stop();
});

test('while the database is away every call says so, and all is well when it is back', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const book = () => app.call('POST /reservas', { token: ana.token, body: { franjaId } });
  const key = { 'idempotency-key': 'una-clave' };
  await allowConnections(app.database, false);
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

  await allowConnections(app.database, true);
  expect((await app.call('GET /salud')).status).toBe(200);
  expect((await book()).status).toBe(201);
  expect((await app.call('GET /reservas/mias', ana)).body.totalElementos).toBe(1);
});

test('while the database only reads it is told, reads and logins go on, and nothing is half-written', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const key = { 'idempotency-key': 'una-clave' };
  const book = () => app.call('POST /reservas', { ...ana, body: { franjaId }, headers: key });
  const login = (password: string) =>
    app.call('POST /auth/login', { body: { email: ana.email, password } });
  await alterDatabase(app.database, 'set default_transaction_read_only = on');
  const before = await dumpTables(app);

  await saludSays(503);
  const told = await app.call('GET /salud');
  expect(outcome(told)).toEqual(
    WITHOUT_WRITES('La base de datos no guarda cambios: es de solo lectura.'),
  );
  expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
  const refused = WITHOUT_WRITES(
    'Por ahora no se pueden guardar cambios. Intenta nuevamente en unos minutos.',
  );
  for (const answer of [
    await book(),
    await app.call(`PUT /franjas/${franjaId}/bloquear`, admin),
    await app.call('POST /password-reset/solicitar', { body: { email: ana.email } }),
  ]) {
    expect(outcome(answer)).toEqual(refused);
  }
  expect((await app.call('GET /reservas/mias', ana)).status).toBe(200);
  expect((await app.call('GET /clientes', admin)).status).toBe(200);
  expect((await login(CONTRASENA)).status).toBe(200);
  const guesses: number[] = [];
  for (let n = 0; n < 7; n += 1) guesses.push((await login('Errada1')).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(await dumpTables(app)).toEqual(before);

  await alterDatabase(app.database, 'reset default_transaction_read_only');
  await saludSays(200);
  expect((await book()).status).toBe(201);
  expect((await app.call('GET /reservas/mias', ana)).body.totalElementos).toBe(1);
});
