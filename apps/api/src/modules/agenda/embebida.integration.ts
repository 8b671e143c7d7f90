import { actualizarCentro } from '@remanso/contract/centro/centro.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarFranja, bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { CONFIG, reservar, type Admin, type Cliente } from '../../../test/support/builders.ts';
import { startSecondInstance } from '../../../test/support/start-second-instance.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const SITIOS = ['https://www.salon.ejemplo', 'https://otro.ejemplo:8443'];

let admin: Admin;
let ana: Cliente;
let franja: (hora: string, dia?: string) => number;
beforeEach(async () => {
  ({ admin, ana, franja } = await world(app, { clientes: ['ana'] }));
});

const save = (config: object) =>
  app.make(actualizarConfig, { as: admin, body: { ...CONFIG, ...config } });

async function embedded(headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.origin}/agenda/embebida`, { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** Returns the visible text of a page, with each run of spaces as one. */
const textOf = (page: string) =>
  page
    .replace(/^.*<main>|<\/main>.*$/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const policyOf = (headers: Headers) =>
  /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];

test('only the sites of the settings may frame it, from the next request on', async () => {
  expect(policyOf((await embedded()).headers)).toBe("'none'");
  await save({ sitiosQueEmbeben: SITIOS });
  const { status, headers } = await embedded();
  expect([status, policyOf(headers)]).toEqual([200, SITIOS.join(' ')]);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  await save({ sitiosQueEmbeben: [] });
  expect(policyOf((await embedded()).headers)).toBe("'none'");
});

test('every other answer stays unframeable', async () => {
  await save({ sitiosQueEmbeben: SITIOS });
  for (const path of ['/api/agenda', '/api/salud', '/agenda/otra', '/invitacion/nada']) {
    const { headers } = await fetch(app.origin + path);
    expect([path, policyOf(headers)]).toEqual([path, "'none'"]);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});

test('it shows the hours that there are, and each with a place opens the agenda in a tab', async () => {
  const llena = franja('09:00');
  await app.make(actualizarFranja, {
    as: admin,
    params: { id: llena },
    body: { capacidadEfectiva: 1 },
  });
  await reservar(app, ana, llena);
  await reservar(app, ana, franja('08:00'), 2);
  const params = { id: franja('10:00') };
  await app.make(bloquearFranja, { as: admin, params, body: { motivo: 'Obra secreta' } });
  await app.make(crearFeriado, {
    as: admin,
    body: { fecha: '2026-10-03', descripcion: 'Día de <b> & "C"' },
  });
  const { body } = await embedded();
  const text = textOf(body);
  expect(text).toMatch(/^Horarios de Remanso /);
  expect(text).toContain(
    'viernes 2 de octubre 08:00 1 lugar 09:00 Completo 10:00 Cerrado 11:00 4 lugares',
  );
  expect(text).toContain(
    'sábado 3 de octubre Cerrado: Día de &lt;b&gt; &amp; &quot;C&quot; domingo 4 de octubre No hay turnos.',
  );
  expect(body).not.toContain('Obra secreta');
  expect(body).toContain(
    `<a href="/agenda?franja=${franja('08:00')}" target="_blank" rel="noopener"`,
  );
  expect(body).not.toContain(`franja=${llena}"`);
  const links = [...body.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !link.includes('target="_blank" rel="noopener"'))).toEqual([]);
});

test('it asks for nothing but its script, sets nothing, and is 304 while it stands', async () => {
  const { headers, body } = await embedded();
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get('cache-control')).toBe('no-cache');
  const asked = [...body.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, url = '']) => url);
  expect([...new Set(asked.filter((url) => !url.startsWith('/agenda?franja=')))]).toEqual([
    '/icono.svg',
    '/agenda-embebida.js',
  ]);
  const tag = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await embedded(tag)).status).toBe(304);
  await reservar(app, ana, franja('08:00'));
  expect((await embedded(tag)).status).toBe(200);
});

test('a private agenda shows the way in, and no hour', async () => {
  await save({ agendaPublica: false, sitiosQueEmbeben: SITIOS });
  await app.make(actualizarCentro, { as: admin, body: { nombre: 'Sol & Sal' } });
  const { status, headers, body } = await embedded();
  expect([status, policyOf(headers)]).toEqual([200, SITIOS.join(' ')]);
  expect(textOf(body)).toBe(
    'Horarios de Sol &amp; Sal Inicia sesión para ver los horarios. Iniciar Sesión',
  );
});

test('while the database is away it says so where it was shown before', async () => {
  const other = await startSecondInstance(app);
  onTestFinished(() => other.stop());
  await save({ sitiosQueEmbeben: SITIOS });
  const ask = () => fetch(`${other.origin}/agenda/embebida`);
  expect((await ask()).status).toBe(200);
  await other.database.close();
  const { status, headers } = await ask();
  expect([status, policyOf(headers)]).toEqual([503, SITIOS.join(' ')]);
});
