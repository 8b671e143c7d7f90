import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import type { WriteParts } from './fillable-pages.ts';
import { secureHeaders } from './secure-headers.ts';
import { serveWeb } from './serve-web.ts';

const TEXTS = {
  texts: { origen: 'https://turnos.ejemplo.com', nombre: 'Sol & "Sal" <b>' },
  data: { centro: { nombre: '</script><b>{{origen}}' } },
  landing: async () => undefined,
};

/** The parts that are written for some days, the same object while a day stays as it is. */
const PARTS = new Map(
  ['2026-10-01', '2026-10-02'].map((dia) => [
    dia,
    { head: `<title>${dia} {{nombre}}</title>`, body: `<b>${dia} {{dia}}</b>`, data: { dia } },
  ]),
);
const writeAgenda: WriteParts = async (query, texts) => {
  expect(await texts).toBe(TEXTS);
  return PARTS.get(String((query as { fecha?: string }).fecha));
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remanso-web-'));
  const web = join(folder, 'dist');
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(join(web, 'pantallas/reservas'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'secreto.txt'), 'not for anyone'),
    writeFile(join(web, 'index.html'), '<p>portada'),
    writeFile(join(web, 'sitemap.xml'), '<loc>{{origen}}/</loc>'),
    writeFile(join(web, 'app.html'), '<p>app{{nombre}}<script>{{centro}}</script>{{otro}}'),
    writeFile(join(web, 'manifest.webmanifest'), '{"name":"{{nombre}}"}'),
    writeFile(join(web, 'pantallas/reservas/nueva-reserva.html'), '<p>app, reservar'),
    writeFile(join(web, 'favicon.svg'), '<svg/>'),
    writeFile(join(web, 'agenda.js'), 'widget()'),
    writeFile(
      join(web, 'pantallas/agenda.html'),
      '<!--cabeza-->{{nombre}}<!--/cabeza--><p><!--comienzo-->Cargando<!--/comienzo--></p>{{dia}}{{centro}}',
    ),
    writeFile(join(web, '.env'), 'JWT_SECRET=x'),
    writeFile(join(web, 'assets/app-a1b2.js'), 'run()'),
    writeFile(join(web, 'assets/app-a1b2.js.br'), 'compressed'),
    writeFile(join(web, 'assets/figtree-latin-c3d4.woff2'), 'font'),
  ]);
  app = await serve(web);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(web: string): Promise<FastifyInstance> {
  const server = fastify();
  handleErrors(server);
  secureHeaders(server);
  server.get('/api/salud', async () => ({ estado: 'ok' }));
  await serveWeb(server, {
    directory: web,
    readTexts: async () => TEXTS,
    writers: { '/agenda': writeAgenda },
  });
  return server;
}

function port(): number {
  return (app.server.address() as AddressInfo).port;
}

/** Sends a request over a real connection, because Fastify's `inject` would normalize the path. */
async function get(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const request = http.request({ port: port(), host: '127.0.0.1', path, method, headers }).end();
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    cache: answer.headers['cache-control'],
    etag: answer.headers['etag'],
    policy: answer.headers['cross-origin-resource-policy'],
    encoding: answer.headers['content-encoding'],
    body: await text(answer),
  };
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

test('the landing page is at the root', async () => {
  expect(await get('/')).toMatchObject({
    status: 200,
    type: HTML,
    cache: 'no-cache',
    body: '<p>portada',
  });
});

describe('a page whose parts are written for its query', () => {
  const data = '{"nombre":"\\u003c/script>\\u003cb>{{origen}}"}';

  test('has the parts of that query, in which no token is filled in', async () => {
    for (const dia of PARTS.keys()) {
      expect(await get(`/agenda?fecha=${dia}`)).toMatchObject({
        type: HTML,
        cache: 'no-cache',
        body: `<!--cabeza--><title>${dia} {{nombre}}</title><!--/cabeza--><p><!--comienzo--><b>${dia} {{dia}}</b><!--/comienzo--></p>"${dia}"${data}`,
      });
    }
  });

  test('is that of the build where nothing was written', async () => {
    const { nombre } = { nombre: 'Sol &amp; &quot;Sal&quot; &lt;b&gt;' };
    expect((await get('/agenda')).body).toBe(
      `<!--cabeza-->${nombre}<!--/cabeza--><p><!--comienzo-->Cargando<!--/comienzo--></p>{{dia}}${data}`,
    );
  });

  test('goes out compressed, and is not sent again to who has it', async () => {
    const path = '/agenda?fecha=2026-10-01';
    const first = await get(path, 'GET', { 'accept-encoding': 'br' });
    expect(first.encoding).toBe('br');
    const tag = { 'if-none-match': first.etag ?? '' };
    expect((await get(path, 'GET', tag)).status).toBe(304);
    expect((await get('/agenda?fecha=2026-10-02', 'GET', tag)).status).toBe(200);
  });
});

test('what names the site names the origin that the operator gave', async () => {
  expect(await get('/sitemap.xml')).toMatchObject({
    status: 200,
    type: 'application/xml; charset=utf-8',
    cache: 'no-cache',
    body: '<loc>https://turnos.ejemplo.com/</loc>',
  });
});

test('a page of the app says what a person wrote, and runs none of it', async () => {
  const data = '{"nombre":"\\u003c/script>\\u003cb>{{origen}}"}';
  const filled = `<p>appSol &amp; &quot;Sal&quot; &lt;b&gt;<script>${data}</script>{{otro}}`;
  expect(await get('/mi-cuenta')).toMatchObject({ status: 200, type: HTML, body: filled });
  expect(await get('/app.html')).toMatchObject({ status: 200, type: HTML, body: filled });
  expect(JSON.parse((await get('/manifest.webmanifest')).body)).toEqual({
    name: TEXTS.texts.nombre,
  });
});

test.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('a page goes to who accepts %j as %s', async (accepted, encoding) => {
  expect(await get('/login', 'GET', { 'accept-encoding': accepted })).toMatchObject({
    status: 200,
    encoding,
  });
});

test('the font of the app has an address without a hash, which leads to it', async () => {
  const { url, headers } = await fetch(`http://127.0.0.1:${port()}/fuente.woff2`);
  expect(new URL(url).pathname).toBe('/assets/figtree-latin-c3d4.woff2');
  expect(headers.get('cache-control')).toContain('immutable');
});

test('a page with tokens is not sent as a file', async () => {
  expect(await get('/pantallas/reservas/nueva-reserva.html')).toMatchObject({ status: 404 });
});

test('the landing page is not sent again to who has it', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port()}/`);
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect(await get('/', 'GET', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
});

describe('a page of the app is its shell, asked for again each time', () => {
  test.each([
    '/login',
    '/reservas/mis-reservas',
    '/reset-password?token=a.b',
    '/apicultura',
    '/no-existe',
    '/%C3%B1',
    '/x?a=/api/',
    '/?/api',
  ])('%s', async (url) => {
    const { status, type, cache } = await get(url);
    expect([status, type, cache]).toEqual([200, HTML, 'no-cache']);
  });

  test.each(['/reservas/nueva-reserva', '/reservas/nueva-reserva?fecha=2026-10-01'])(
    "the route's own, where there is one: %s",
    async (url) => {
      expect(await get(url)).toMatchObject({
        type: HTML,
        cache: 'no-cache',
        body: '<p>app, reservar',
      });
    },
  );

  test('also when only its headers are asked for', async () => {
    expect(await get('/login', 'HEAD')).toMatchObject({ status: 200, type: HTML, body: '' });
  });
});

describe('the API never answers with a page', () => {
  test.each(['/api', '/api/', '/api?x=1', '/api/nada', '/api/reservas/nada/x', '/%61pi/nada'])(
    '%s',
    async (url) => {
      const { status, type, cache, body } = await get(url);
      expect([status, type, cache]).toEqual([404, JSON_TYPE, 'no-store']);
      expect(JSON.parse(body)).toMatchObject({ codigo: 'RUTA_INEXISTENTE' });
    },
  );

  test('and what it has it answers', async () => {
    expect(await get('/api/salud')).toMatchObject({ status: 200, type: JSON_TYPE });
  });
});

test.each([
  ['POST', '/login'],
  ['DELETE', '/'],
  ['GET', '/favicon.ico'],
  ['GET', '/assets/old-ffff.js'],
  ['GET', '/.env'],
] as const)('%s %s is not found, in JSON', async (method, url) => {
  expect(await get(url, method)).toMatchObject({ status: 404, type: JSON_TYPE, cache: 'no-store' });
});

describe('files', () => {
  test('with a hash in their name are kept for a year', async () => {
    expect(await get('/assets/app-a1b2.js')).toMatchObject({
      status: 200,
      cache: 'public, max-age=31536000, immutable',
      body: 'run()',
    });
  });

  test('that are compressed already go out so, to who reads them', async () => {
    expect(await get('/assets/app-a1b2.js', 'GET', { 'accept-encoding': 'br' })).toMatchObject({
      status: 200,
      type: expect.stringContaining('javascript'),
      cache: 'public, max-age=31536000, immutable',
      encoding: 'br',
      body: 'compressed',
    });
  });

  test('are for our own pages, but for the widget', async () => {
    expect(await get('/agenda.js')).toMatchObject({ body: 'widget()', policy: 'cross-origin' });
    for (const path of ['/favicon.svg', '/assets/app-a1b2.js', '/', '/login', '/agenda.js/x']) {
      expect([path, (await get(path)).policy]).toEqual([path, 'same-origin']);
    }
  });

  test('without one are asked for again', async () => {
    expect(await get('/favicon.svg')).toMatchObject({ status: 200, cache: 'no-cache' });
  });
});

test.each([
  '/../secreto.txt',
  '/..%2fsecreto.txt',
  '/%2e%2e/secreto.txt',
  '/assets/..%5c..%5c..%5csecreto.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecreto.txt',
  '//',
  '//evil.example/x',
  '//[',
  '/x/../api/nada',
  '/%00',
  '/index.html%00.js',
  '/%',
  '/%ff',
  '/assets',
  `/${'x'.repeat(5_000)}`,
])('%s shows nothing that is not ours to show, and breaks nothing', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBeLessThan(500);
  expect(body).not.toContain('not for anyone');
});

test('no address at all breaks it, and none under the API is a page', async () => {
  const piece = fc.constantFrom(
    '/',
    'api',
    '%61pi',
    '%2f',
    '%',
    '..',
    '.',
    'x',
    ';',
    '?',
    '#',
    '\\',
    '[',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      expect((await get(`/${pieces.join('')}`)).status).toBeLessThan(500);
      const below = await get(`/api/${pieces.join('')}`);
      expect([400, 404]).toContain(below.status);
      expect(below.type).toContain('application/json');
    }),
  );
});

test('the page of the letters, which the demo has, is no page of a centre', async () => {
  const [letters, unknown] = await Promise.all([get('/correo'), get('/nada')]);
  expect(letters).toEqual(unknown);
  expect(await get('/correo/2026-10-01T10-00-00-000Z.eml')).toMatchObject({ status: 404 });
});

test('without a build there is no page, and the API answers all the same', async () => {
  const unbuilt = await serve(join(folder, 'none'));
  expect((await unbuilt.inject('/login')).statusCode).toBe(404);
  expect((await unbuilt.inject('/api/salud')).statusCode).toBe(200);
  await unbuilt.close();
});
