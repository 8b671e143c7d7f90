import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actualizarCentro } from '@remanso/contract/centro/centro.contract';
import { actualizarConfig, crearConfig } from '@remanso/contract/centro/config.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { centroNuevo, sinLoDeEjemplo } from '@remanso/contract/centro/centro.rules';
import { desfaseDe, fechaDe, sumarDias } from '@remanso/contract/calendario';
import { crearListaDePrecios } from '@remanso/contract/precio/listas-de-precios.contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearPersona } from '../../../test/support/personas.ts';
import { startSecondInstance } from '../../../test/support/start-second-instance.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveWeb } from '../../platform/http/serve-web.ts';
import { buscarConfig } from '../config/config.queries.ts';
import { crearTextosDePagina } from './crear-textos-de-pagina.ts';

const app = useTestApp();
const PORTADA = `export const renderizarLanding = ({ centro, precios, origen }) =>
  [origen, centro.nombre, '{{nombre}}', ...(precios ?? []).map(({ precio }) => precio)].join(' ');`;

const MARKED = /<!--landing-->(.*)<!--/;

let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'remanso-centro-'));
  await mkdir(join(web, '.servidor'));
  await mkdir(join(web, 'pantallas/reservas'), { recursive: true });
  await Promise.all([
    writeFile(
      join(web, 'app.html'),
      '<title>{{nombre}}</title><b>{{desfase}}</b><script>{{centro}}</script>',
    ),
    writeFile(
      join(web, 'index.html'),
      '<title>{{nombre}}</title><!--landing-->nueva<!--/landing-->',
    ),
    writeFile(join(web, '.servidor/portada.mjs'), PORTADA),
    writeFile(join(web, 'pantallas/reservas/nueva-reserva.html'), '{{sinScripts}}'),
  ]);
});
afterAll(() => rm(web, { recursive: true }));

type Parts = Pick<Dependencies, 'db' | 'clock' | 'outage' | 'correo'>;

async function pagesOf({ db, clock, outage, correo }: Parts) {
  const server = fastify();
  const log = (message: string) => app.logs.push(message);
  const origen = 'https://turnos.ejemplo.com';
  await serveWeb(server, {
    directory: web,
    readTexts: crearTextosDePagina({
      db,
      clock,
      outage,
      correo,
      web,
      origen,
      buscarConfig,
      log,
    }),
  });
  return async (url: string) => (await server.inject(url)).body;
}

async function save(body: CambiosDelCentro) {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  return (await app.call(actualizarCentro, { as: admin, body })).body;
}

test('a new centre is the built-in brand without what it makes up, on the landing that the build has made', async () => {
  const page = await pagesOf(app.dependencies);
  expect(await page('/')).toBe('<title>Remanso</title><!--landing-->nueva<!--/landing-->');
  // `desfase` is the difference from UTC with which the screens compute the centre's time.
  const desfase = desfaseDe(app.clock.epoch(), app.clock.timeZone);
  expect(desfase?.ms).toBe(-3 * 3_600_000);
  expect(await page('/login')).toBe(
    `<title>Remanso</title><b>${JSON.stringify(desfase)}</b><script>${JSON.stringify(sinLoDeEjemplo(centroNuevo()))}</script>`,
  );
});

test('what was saved is on the next page of every instance', async () => {
  const other = await startSecondInstance(app);
  const pages = [await pagesOf(app.dependencies), await pagesOf(other.dependencies)];
  for (const nombre of ['Termas </script>', 'Sol & Sal']) {
    const saved = await save({ nombre });
    for (const page of pages) {
      const login = await page('/login');
      const [, json = ''] = /<script>(.*)<\/script>$/.exec(login) ?? [];
      expect(JSON.parse(json)).toEqual(sinLoDeEjemplo(saved));
      expect(await page('/')).toContain(
        `<!--landing-->https://turnos.ejemplo.com ${nombre} {{nombre}}<!--/landing-->`,
      );
    }
  }
  expect(await pages[0]?.('/login')).toContain('<title>Sol &amp; Sal</title>');
  await other.stop();
});

test('whoever runs no scripts is told how else to book', async () => {
  const page = await pagesOf(app.dependencies);
  await save({ telefono: '+54 381 555-0143', whatsapp: '' });
  expect(await page('/reservas/nueva-reserva')).toBe(
    'También puedes reservar por teléfono al +54 381 555-0143.',
  );
  await save({ whatsapp: '+54 381 555-0144' });
  expect(await page('/reservas/nueva-reserva')).toBe(
    'También puedes reservar por WhatsApp (wa.me/5493815550144) o por teléfono al +54 381 555-0143.',
  );
});

test('the prices of today are on the next landing of every instance', async () => {
  const other = await startSecondInstance(app);
  const pages = [await pagesOf(app.dependencies), await pagesOf(other.dependencies)];
  const landings = () => Promise.all(pages.map(async (page) => MARKED.exec(await page('/'))?.[1]));
  const of = (...precios: number[]) =>
    `https://turnos.ejemplo.com Remanso {{nombre}} ${precios.join(' ')}`;
  const tabla = (...precios: number[]) =>
    precios.map((precio, i) => ({ capacidad: i + 1, precio }));
  const as = await crearPersona(app, { rol: 'ADMIN' });
  const config = {
    duracionBaseMin: 60,
    capacidadBase: 2,
    ventanaDias: 7,
    limiteCancelHoras: 6,
    notificacionesActivas: true,
  };

  await app.make(crearConfig, { as, body: { ...config, preciosPorCapacidad: tabla(100, 150) } });
  // Returns only the centre's data of the page. `desfase`, which precedes them, changes when the
  // test moves the clock.
  const centroEnLogin = async () => /<script>.*$/.exec((await pages[0]?.('/login')) ?? '')?.[0];
  const login = await centroEnLogin();
  expect(await landings()).toEqual([of(100, 150), of(100, 150)]);
  await app.make(actualizarConfig, {
    as,
    body: { ...config, preciosPorCapacidad: tabla(90, 150) },
  });
  expect(await landings()).toEqual([of(90, 150), of(90, 150)]);

  const desde = sumarDias(fechaDe(app.clock.now()), 1);
  await app.make(crearListaDePrecios, {
    as,
    body: { desde, preciosPorCapacidad: tabla(200, 300) },
  });
  expect(await landings()).toEqual([of(90, 150), of(90, 150)]);
  app.clock.set(`${desde}T00:00:00`);
  expect(await landings()).toEqual([of(200, 300), of(200, 300)]);
  expect(await centroEnLogin()).toBe(login);
  await other.stop();
});

test('while the database is away the pages say what they last said', async () => {
  const other = await startSecondInstance(app);
  const page = await pagesOf(other.dependencies);
  await save({ nombre: 'Termas' });
  const before = await page('/login');
  await other.stop();
  expect(await page('/login')).toBe(before);
  expect(before).toContain('<title>Termas</title>');
});
