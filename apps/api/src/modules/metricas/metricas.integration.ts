import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { metricas } from '@remanso/contract/sistema/metricas.contract';
import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { crearSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODIGOS_DE_ALERTA } from '@remanso/contract/sistema/salud.contract';
import { expect, test } from 'vitest';
import { allowConnections } from '../../../test/support/database/alter-database.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { NUEVA_SUSCRIPCION } from '../../../test/support/scene.ts';
import { METRICS_TOKEN } from '../../../test/support/secrets.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import { createApp } from '../../app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { tomarTrabajoDelDia } from '../../platform/jobs/trabajos-del-dia.repository.ts';

const app = useTestApp();
const RULES = join(import.meta.dirname, '../../../../../deploy/alertas.prometheus.yml');

const scrape = async () =>
  (await app.send('GET', '/metricas', { as: { token: METRICS_TOKEN } })).body as string;

/** Returns the value of each sample whose name and labels begin with `start`. */
function samples(text: string, start: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(start));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

test('whoever has the token reads figures; nobody else, an administrator included', async () => {
  const { admin } = await world(app);
  expect(outcome(await app.call(metricas))).toBe('401 SESION_NO_VALIDA');
  for (const token of ['otro', admin.token, `${METRICS_TOKEN} `, METRICS_TOKEN.slice(1)]) {
    const answer = await app.send('GET', '/metricas', { as: { token } });
    expect([token, answer.status]).toEqual([token, token.trim() === METRICS_TOKEN ? 200 : 401]);
  }
  const answer = await app.send('GET', '/metricas', { as: { token: METRICS_TOKEN } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(answer.body).not.toContain(METRICS_TOKEN);
});

test('without a token of its own the server has no such address', async () => {
  const dependencies = { ...app.dependencies, metricas: undefined };
  const server = await createApp(dependencies, {
    logLevel: 'silent',
    trustProxy: undefined,
    web: undefined,
  });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const answer = await server.inject({ url: '/api/metricas', headers });
  expect([answer.statusCode, answer.json().codigo]).toEqual([404, 'RUTA_INEXISTENTE']);
  await server.close();
});

test('bookings are counted once each, refusals by their code, answers by route and status', async () => {
  const { ana, admin, franjaId } = await world(app, { clientes: ['ana'] });
  const before = samples(await scrape(), 'remanso_');
  const headers = { 'idempotency-key': 'una-clave' };
  const book = () => app.call(crearReserva, { as: ana, body: { franjaId }, headers });
  await book();
  await book();
  await app.call(crearReserva, { as: ana, body: { franjaId } });
  await app.call(actualizarConfig, { as: admin, body: { capacidadBase: 0 } as never });
  const after = samples(await scrape(), 'remanso_');
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect(grown('remanso_reservas_total')).toBe(1);
  expect(grown('remanso_rechazos_total{codigo="RESERVA_REPETIDA"}')).toBe(1);
  expect(grown('remanso_rechazos_total{codigo="DATOS_INVALIDOS"}')).toBe(1);
  const route = 'method="POST",route="/api/reservas"';
  expect(grown(`remanso_http_requests_total{${route},status="201"}`)).toBe(2);
  expect(grown(`remanso_http_requests_total{${route},status="409"}`)).toBe(1);
  const took = `remanso_http_request_duration_seconds_bucket{le="10",${route},status="201"}`;
  expect(grown(took)).toBe(2);
});

test('what waits is measured: the letters, the phones, the jobs, the connections, the process', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  // A world that another test has made may have been made after the day's work.
  const { db, clock } = app.dependencies;
  const job = { trabajo: 'generar-ventana', dia: clock.today() };
  await inTransaction(db, (tx) => tomarTrabajoDelDia(tx, clock, job));
  await app.call(solicitarReset, { body: { email: ana.email } });
  await app.make(crearSuscripcion, { as: ana, body: NUEVA_SUSCRIPCION });
  app.clock.set('2026-10-01T07:03:00');
  await app.make(crearReserva, { as: ana, body: { franjaId } });
  app.clock.set('2026-10-01T07:05:00');
  const text = await scrape();
  expect(samples(text, 'remanso_cola')).toEqual({
    'remanso_cola_trabajos{cola="avisos",estado="por-enviar"}': 2,
    'remanso_cola_trabajos{cola="avisos",estado="fallido"}': 0,
    'remanso_cola_antiguedad_segundos{cola="avisos"}': 300,
    'remanso_cola_trabajos{cola="telefonos",estado="por-enviar"}': 1,
    'remanso_cola_trabajos{cola="telefonos",estado="fallido"}': 0,
    'remanso_cola_antiguedad_segundos{cola="telefonos"}': 120,
  });
  expect(samples(text, 'remanso_trabajo')).toEqual({
    'remanso_trabajo_ultima_vez_segundos{trabajo="generar-ventana"}':
      app.clock.epoch() / 1_000 - 300,
  });
  expect(samples(text, 'remanso_eventos')).toEqual({ remanso_eventos_abiertos: 0 });
  expect(Object.keys(samples(text, 'remanso_pool')).toSorted()).toEqual(
    ['en-espera', 'libre', 'ocupada'].map(
      (estado) => `remanso_pool_conexiones{estado="${estado}"}`,
    ),
  );
  expect(
    samples(text, 'process_resident_memory_bytes')['process_resident_memory_bytes'],
  ).toBeGreaterThan(1_000_000);
});

test('each alert of the health call is a figure, and has a rule for Prometheus', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  await app.call(solicitarReset, { body: { email: ana.email } });
  app.clock.set('2026-10-01T08:30:00');
  const text = await scrape();
  const alertas = CODIGOS_DE_ALERTA.map((codigo) => [
    `remanso_alertas{codigo="${codigo}"}`,
    codigo === 'CORREO' ? 1 : 0,
  ]);
  expect(samples(text, 'remanso_alertas')).toEqual(Object.fromEntries(alertas));
  const rules = readFileSync(RULES, 'utf8');
  for (const codigo of CODIGOS_DE_ALERTA) expect(rules).toContain(`{codigo="${codigo}"} == 1`);
  for (const [name = ''] of rules.matchAll(/remanso_\w+/g))
    expect(text).toContain(`# TYPE ${name} `);
});

test('while the database is away the rest is told, and nothing of the database', async () => {
  await world(app);
  await scrape();
  await allowConnections(app.database, false);
  const text = await scrape();
  await allowConnections(app.database, true);
  expect(samples(text, 'remanso_cola')).toEqual({});
  expect(Object.keys(samples(text, 'remanso_http_requests_total')).length).toBeGreaterThan(0);
});
