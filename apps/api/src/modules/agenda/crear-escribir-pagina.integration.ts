import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONFIG, VIERNES, reservar } from '../../../test/support/builders.ts';
import { startSecondInstance } from '../../../test/support/start-second-instance.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveWeb } from '../../platform/http/serve-web.ts';
import { crearTextosDePagina } from '../centro/crear-textos-de-pagina.ts';
import { buscarConfig } from '../config/config.queries.ts';
import { crearEscribirPagina } from './crear-escribir-pagina.ts';

const app = useTestApp();

/** A screen that says what it is given, and counts how often it is rendered. */
const PANTALLA = `
export const diaEnVista = ({ dias }, { fecha }) => dias.find((dia) => dia.fecha === fecha) ?? dias[0];
let veces = 0;
export const renderizarAgenda = ({ centro, origen, agenda, pedido, precios }) => ({
  head: '<title>' + centro.nombre + ' {{nombre}}</title>',
  body: JSON.stringify({ veces: ++veces, origen, pedido, dias: agenda?.dias.length ?? null, precios }),
  data: { agenda: agenda && { hoy: agenda.hoy } },
});`;
const PAGINA =
  '<!--cabeza--><title>{{nombre}}</title><!--/cabeza--><!--comienzo-->Cargando<!--/comienzo--><script>{{agenda}}</script>';

let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'remanso-agenda-'));
  await mkdir(join(web, '.servidor'));
  await mkdir(join(web, 'pantallas'));
  await Promise.all([
    writeFile(join(web, 'app.html'), '{{puertas}}'),
    writeFile(join(web, 'pantallas/agenda.html'), PAGINA),
    writeFile(join(web, '.servidor/agenda.mjs'), PANTALLA),
  ]);
});
afterAll(() => rm(web, { recursive: true }));

async function siteOf(dependencies: Dependencies & { conCartas?: boolean }) {
  const server = fastify();
  const log = (message: string) => app.logs.push(message);
  const parts = { ...dependencies, web, origen: 'https://turnos.ejemplo.com', log };
  await serveWeb(server, {
    directory: web,
    readTexts: crearTextosDePagina({ ...parts, buscarConfig }),
    writers: { '/agenda': crearEscribirPagina(parts) },
  });
  return async (url: string, headers: Record<string, string> = {}) => {
    const answer = await server.inject({ url, headers });
    const [, body = ''] = /<!--comienzo-->(.*)<!--\/comienzo-->/.exec(answer.body) ?? [];
    const read = () => JSON.parse(body) as { veces: number; [key: string]: unknown };
    return { ...answer, body, read };
  };
}

test('the page is written for the day and the hour that its address names', async () => {
  await world(app);
  const get = await siteOf(app.dependencies);
  const { payload, read } = await get('/agenda');
  expect(payload).toContain('<!--cabeza--><title>Remanso {{nombre}}</title><!--/cabeza-->');
  expect(payload).toContain('<script>{"hoy":"2026-10-01"}</script>');
  expect(read()).toMatchObject({
    origen: 'https://turnos.ejemplo.com',
    pedido: { fecha: null, franja: null },
    dias: 8,
    precios: { fecha: '2026-10-01' },
  });
  expect((await get(`/agenda?fecha=${VIERNES}&franja=12`)).read()).toMatchObject({
    pedido: { fecha: VIERNES, franja: 12 },
    precios: { fecha: VIERNES, precios: [{ personas: 1 }, {}, {}, {}] },
  });
});

test('an address that names nothing true is that of the agenda', async () => {
  await world(app);
  const get = await siteOf(app.dependencies);
  for (const query of [
    'fecha=mañana&franja=-1',
    'fecha=2026-02-30&franja=0',
    'fecha=%3Cscript%3E&franja=1e3',
    `fecha=${VIERNES}&fecha=${VIERNES}&franja=1&franja=2`,
    'fecha[]=x&franja=99999999999999999999',
    'utm_source=instagram',
  ]) {
    const { statusCode, read } = await get(`/agenda?${encodeURI(query)}`);
    expect(statusCode).toBe(200);
    expect([query, read()]).toMatchObject([query, { pedido: { fecha: null, franja: null } }]);
  }
});

test('it is rendered again only when what it shows has changed', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const get = await siteOf(app.dependencies);
  const first = await get('/agenda');
  const etag = String(first.headers['etag']);
  const again = await get('/agenda', { 'if-none-match': etag });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  expect((await get('/agenda?utm_source=instagram')).read().veces).toBe(first.read().veces);
  await reservar(app, ana, franjaId);
  const after = await get('/agenda', { 'if-none-match': etag });
  expect(after.statusCode).toBe(200);
  expect(after.read().veces).toBe(first.read().veces + 1);
});

test('who makes addresses up is sent one page, which says that there is no such hour or day', async () => {
  await world(app);
  const get = await siteOf(app.dependencies);
  const pages = await Promise.all(
    ['franja=888888&fecha=2026-09-30', 'franja=999999&fecha=2026-10-09'].map((query) =>
      get(`/agenda?${query}`),
    ),
  );
  expect(new Set(pages.map(({ headers }) => headers['etag'])).size).toBe(1);
  expect(pages[0]?.read().pedido).toEqual({ fecha: '1900-01-01', franja: 0 });
});

test('a private agenda has no day and no price, and every page says so', async () => {
  const { admin } = await world(app);
  const get = await siteOf(app.dependencies);
  const puertas = async () => JSON.parse((await get('/login')).payload) as unknown;
  expect(await puertas()).toEqual({ agendaPublica: true, conCodigo: true });
  const body = { ...CONFIG, agendaPublica: false };
  await app.make(actualizarConfig, { as: admin, body });
  expect(await puertas()).toEqual({ agendaPublica: false, conCodigo: true });
  const withoutMail = await siteOf({ ...app.dependencies, correo: 'ARCHIVOS' });
  expect((await withoutMail('/login')).payload).toBe('{"agendaPublica":false,"conCodigo":false}');
  // Where the letters that are files can be read, a code can be asked for.
  const readable = await siteOf({ ...app.dependencies, correo: 'ARCHIVOS', conCartas: true });
  expect((await readable('/login')).payload).toBe('{"agendaPublica":false,"conCodigo":true}');
  const { payload, read } = await get('/agenda');
  expect(read()).toMatchObject({ dias: null, precios: null });
  expect(payload).toContain('<script>null</script>');
});

test('before there is a configuration it has no day', async () => {
  const get = await siteOf(app.dependencies);
  expect((await get('/agenda')).read()).toMatchObject({ dias: 0, precios: null });
});

test('while the database is away the page is that of the build', async () => {
  const other = await startSecondInstance(app);
  const get = await siteOf(other.dependencies);
  await other.stop();
  const { statusCode, payload } = await get('/agenda');
  expect(statusCode).toBe(200);
  expect(payload).toContain('<title>Remanso</title>');
  expect(payload).toContain('<!--comienzo-->Cargando<!--/comienzo-->');
});
