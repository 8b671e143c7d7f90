import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { salud, saludVivo } from '@remanso/contract/sistema/salud.contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { VERSION } from '../../version.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'remanso-salud-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const app = useTestApp({ dataDir });

const alertas = async () =>
  (await app.make(salud)).alertas
    .filter(({ codigo }) => codigo !== 'DISCO')
    .map(({ codigo, desde }) => [codigo, desde]);

test('salud says that the server and its database can serve, and which engine it is', async () => {
  expect(outcome(await app.call(salud))).toEqual([
    200,
    { estado: 'ok', base: 'ok', motor: 'servidor', version: VERSION, alertas: [] },
  ]);
});

test('salud/vivo says only that the process answers', async () => {
  expect(outcome(await app.call(saludVivo))).toEqual([200, { estado: 'ok' }]);
});

test('a letter that has waited for an hour is an alert, until it is sent', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  await app.call(solicitarReset, { body: { email: ana.email } });
  app.clock.set('2026-10-01T08:00:00');
  expect(await alertas()).toEqual([]);
  app.clock.set('2026-10-01T08:00:01');
  expect(await alertas()).toEqual([['CORREO', '2026-10-01T08:00:00']]);
  await app.database.pool.query('delete from avisos');
  expect(await alertas()).toEqual([]);
});

test('two days without a backup are an alert, once the centre is open', async () => {
  app.clock.set('2026-10-04T07:00:00');
  expect(await alertas()).toEqual([]);
  app.clock.set('2026-10-01T07:00:00');
  const { admin } = await world(app);
  await moveTo(app, '2026-10-03T07:00:00', admin);
  expect(await alertas()).toEqual([]);
  await moveTo(app, '2026-10-03T07:00:01', admin);
  expect(await alertas()).toEqual([['RESPALDO', '2026-10-03T07:00:00']]);
  await app.dependencies.nightlyBackup?.check();
  expect(await alertas()).toEqual([]);
  await moveTo(app, '2026-10-05T08:00:00', admin);
  expect(await alertas()).toEqual([['RESPALDO', '2026-10-05T07:00:01']]);
});

test('a job of the day that has failed for an hour is an alert, until it is done', async () => {
  const { admin } = await world(app);
  // The daily plan has to insert the franjas of 9 October. The constraint makes the database refuse
  // these franjas.
  await app.database.pool.query(
    'alter table franjas add constraint prueba check (inicio < $$2026-10-09$$) not valid',
  );
  await moveTo(app, '2026-10-02T07:00:00', admin);
  await app.dependencies.dailyWork.check();
  expect(await alertas()).toEqual([]);
  await moveTo(app, '2026-10-02T08:00:01', admin);
  await app.dependencies.dailyWork.check();
  expect(await alertas()).toEqual([['TRABAJO', '2026-10-02T07:00:00']]);
  await app.database.pool.query('alter table franjas drop constraint prueba');
  await app.dependencies.dailyWork.check();
  expect(await alertas()).toEqual([]);
});
