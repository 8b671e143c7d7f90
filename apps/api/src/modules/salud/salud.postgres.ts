import { listarClientes } from '@remanso/contract/persona/clientes.contract';
import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { current, login } from '@remanso/contract/persona/auth.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { salud, saludVivo } from '@remanso/contract/sistema/salud.contract';
import { expect, test, vi } from 'vitest';
import { allowConnections, alterDatabase } from '../../../test/support/database/alter-database.ts';
import { CONTRASENA } from '../../../test/support/builders.ts';
import { world } from '../../../test/support/world.ts';
import { dumpTables } from '../../../test/support/database/dump-tables.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/**
 * Waits until `GET /salud` answers with this status. The server checks the database every two
 * seconds.
 */
async function saludSays(status: number): Promise<void> {
  await vi.waitFor(async () => expect((await app.call(salud)).status).toBe(status), {
    timeout: 10_000,
    interval: 100,
  });
}

test('an outage is two lines of the log, however many ask meanwhile', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  // The mail worker queries the database for letters twice a second.
  app.dependencies.mailWorker.start();
  app.logs.length = 0;
  await allowConnections(app.database, false);
  for (let n = 0; n < 50; n += 1) {
    expect(outcome(await app.call(misReservas, { as: ana }))).toBe('503 BASE_NO_DISPONIBLE');
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
  await app.dependencies.mailWorker.stop();
});

test('busy connections are told apart from a database that is away', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const { db, pool } = app.database;
  app.logs.length = 0;
  const release = Promise.withResolvers<void>();
  const holding = Array.from({ length: pool.options.max }, () =>
    db.connection().execute(() => release.promise),
  );
  await vi.waitFor(() => expect([pool.totalCount, pool.idleCount]).toEqual([holding.length, 0]));
  const [ofSalud, ...others] = await Promise.all([
    app.call(salud),
    app.call(misReservas, { as: ana }),
    app.call(misReservas, { as: ana }),
  ]);
  expect(told(ofSalud)).toBe(
    'La base de datos responde, pero todas las conexiones con ella están ocupadas.',
  );
  for (const answer of [ofSalud, ...others]) {
    expect(outcome(answer)).toBe('503 SISTEMA_OCUPADO');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  release.resolve();
  await Promise.all(holding);
  expect((await app.call(salud)).status).toBe(200);
  expect(app.logs.filter((line) => line.includes('the database'))).toEqual([
    expect.stringMatching(/^the database answers, but all connections to it are busy /),
  ]);
});

test('while the database is away every call says so, and all is well when it is back', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const book = () => app.call(crearReserva, { as: ana, body: { franjaId } });
  const key = { 'idempotency-key': 'una-clave' };
  await allowConnections(app.database, false);
  for (const answer of [
    await app.call(salud),
    await book(),
    await app.call(current, { as: ana }),
    await app.call(login, { body: { email: ana.email, password: 'Secreta1' } }),
    await app.call(crearReserva, { as: ana, body: { franjaId }, headers: key }),
  ]) {
    expect(outcome(answer)).toBe('503 BASE_NO_DISPONIBLE');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await app.call(saludVivo)).status).toBe(200);

  await allowConnections(app.database, true);
  expect((await app.call(salud)).status).toBe(200);
  expect((await book()).status).toBe(201);
  expect((await app.call(misReservas, { as: ana })).body.totalElementos).toBe(1);
});

test('while the database only reads it is told, reads and logins go on, and nothing is half-written', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const key = { 'idempotency-key': 'una-clave' };
  const book = () => app.call(crearReserva, { as: ana, body: { franjaId }, headers: key });
  const entrar = (password: string) => app.call(login, { body: { email: ana.email, password } });
  await alterDatabase(app.database, 'set default_transaction_read_only = on');
  const before = await dumpTables(app);

  await saludSays(503);
  const refused = await app.call(salud);
  expect(outcome(refused)).toBe('503 BASE_SIN_ESCRITURA');
  expect(told(refused)).toBe('La base de datos no guarda cambios: es de solo lectura.');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const answer of [
    await book(),
    await app.call(bloquearFranja, { as: admin, params: { id: franjaId } }),
    await app.call(solicitarReset, { body: { email: ana.email } }),
  ]) {
    expect(outcome(answer)).toBe('503 BASE_SIN_ESCRITURA');
    expect(told(answer)).toBe(
      'Por ahora no se pueden guardar cambios. Intenta de nuevo en unos minutos.',
    );
  }
  expect((await app.call(misReservas, { as: ana })).status).toBe(200);
  expect((await app.call(listarClientes, { as: admin })).status).toBe(200);
  expect((await entrar(CONTRASENA)).status).toBe(200);
  const guesses: number[] = [];
  for (let n = 0; n < 7; n += 1) guesses.push((await entrar('Errada1')).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(await dumpTables(app)).toEqual(before);

  await alterDatabase(app.database, 'reset default_transaction_read_only');
  await saludSays(200);
  expect((await book()).status).toBe(201);
  expect((await app.call(misReservas, { as: ana })).body.totalElementos).toBe(1);
});
