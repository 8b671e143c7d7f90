import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { crearPersona } from '../support/personas.ts';
import type { Answer } from '../support/client.ts';
import { expectCivil, outcome, told } from '../support/refusals.ts';
import { useTestApp } from '../support/test-app.ts';
import { openScene } from '../support/scene.ts';
import { validRequest } from '../support/valid-requests/valid-requests.ts';

const app = useTestApp();

/** Sends the bytes of a request over a socket, for requests that `fetch` does not send. */
async function sendBytes(request: string): Promise<Answer> {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: new Headers(), body: JSON.parse(body) };
}

test.each([
  ['GET', '/'],
  ['GET', '/nada'],
  ['GET', '/auth'],
  ['GET', '/auth/login'],
  ['POST', '/auth/login/'],
  ['GET', '//salud'],
  ['GET', '/SALUD'],
  ['GET', '/reservas/mias/otra'],
  ['GET', '/..%2f..%2fetc%2fpasswd'],
  ['GET', '/usuarios.json'],
  ['DELETE', '/config'],
  ['PATCH', '/config'],
  ['PUT', '/auth/login'],
  ['OPTIONS', '/reservas'],
  ['DELETE', '/reservas/1/cancelar'],
])('%s %s is no address of the API', async (method, path) => {
  const as = await crearPersona(app);
  for (const headers of [{ accept: 'text/html' }, { accept: 'application/json' }]) {
    expect(outcome(await app.send(method, path, { as, headers }))).toBe('404 RUTA_INEXISTENTE');
  }
  expect(outcome(await app.send(method, path))).toBe('404 RUTA_INEXISTENTE');
});

test('a method that the path does not have is refused on every path', async () => {
  const known = ENDPOINTS.map(
    ({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
  const as = await crearPersona(app, { rol: 'ADMIN' });
  for (const { path } of ENDPOINTS) {
    const filled = path.replaceAll(/\{\w+\}/g, '1');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (known.some((call) => call.test(`${method} ${path}`))) continue;
      const answer = await app.send(method, filled, { as });
      expect([path, method, outcome(answer)]).toEqual([path, method, '404 RUTA_INEXISTENTE']);
    }
  }
});

test('a method that HTTP does not have never becomes a request', async () => {
  const answer = await sendBytes('NADA /api/salud HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(outcome(answer)).toBe('400 PETICION_INVALIDA');
});

test.each([
  [
    'a header too many',
    `GET /api/salud HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['what is not HTTP', '\u0016\u0003\u0001\r\n\r\n', 400],
  [
    'a length that is no number',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n',
    400,
  ],
])('%s is refused on the bare connection, in Spanish', async (_name, bytes, expected) => {
  const answer = await sendBytes(bytes);
  expect([outcome(answer), told(answer)]).toEqual([
    `${expected} PETICION_INVALIDA`,
    'La petición no es válida',
  ]);
});

test.each(['%', '%zz', '%E0%A4%A', '%ff', '1%', '%c0%80'])(
  'the malformed encoding %j is refused wherever it stands',
  async (encoded) => {
    const as = await crearPersona(app, { rol: 'ADMIN' });
    for (const [method, path] of [
      ['GET', `/franjas/por-fecha/${encoded}`],
      ['POST', `/reservas/${encoded}/cancelar`],
      ['GET', `/${encoded}`],
    ] as const) {
      const answer = await app.send(method, path, { as });
      expectCivil(answer, path);
      expect([400, 404]).toContain(answer.status);
    }
    const query = await app.send('GET', `/reservas/mias?estado=${encoded}`, { as });
    expect(outcome(query)).toBe('400 DATOS_INVALIDOS estado');
  },
);

const NASTY = [
  '0',
  '-1',
  '+1',
  '1e3',
  '1.0',
  '0x10',
  'abc',
  'null',
  'NaN',
  'today',
  'infinity',
  '-infinity',
  '2026-02-30',
  '2026-13-01',
  '11-12-2026',
  '10000-01-01',
  "1' or '1'='1",
  '%',
  '\\',
  '\u0000',
  '\ud83d\ude00',
  '٣',
  'x'.repeat(400),
  '9'.repeat(400),
  'x'.repeat(4_000),
  ' ',
];

test('nothing that stands for a parameter of a path is too much for the server', async () => {
  const as = await crearPersona(app, { rol: 'ADMIN' });
  // `validarReset` answers an invalid link with 200, not with an error.
  const calls = ENDPOINTS.filter(({ params, id }) => params && id !== 'validarReset');
  for (const { method, path } of calls) {
    for (const value of NASTY) {
      const filled = path.replace(/\{\w+\}/g, encodeURIComponent(value));
      const answer = await app.send(method, filled, { as });
      expectCivil(answer, `${method} ${filled}`);
      expect([400, 404]).toContain(answer.status);
    }
  }
});

test(
  'nothing that stands in a query is too much, and no key may come twice',
  { timeout: 90_000 },
  async () => {
    const scene = await openScene(app);
    const { admin: as } = scene;
    for (const { id, method, query } of ENDPOINTS) {
      if (!query) continue;
      const path = (await validRequest(id, scene)).path.split('?')[0];
      for (const key of Object.keys(z.toJSONSchema(query, { io: 'input' }).properties ?? {})) {
        for (const value of NASTY.map(encodeURIComponent)) {
          const target = `${path}?${key}=${value}`;
          expectCivil(await app.send(method, target, { as }), target);
        }
        for (const twice of [
          `${key}=1&${key}=1`,
          `${key}=&${key}=`,
          `${key}=1&${key}=2&${key}=3`,
        ]) {
          const answer = await app.send(method, `${path}?${twice}`, { as });
          const refused = expect.stringMatching(`^400 DATOS_INVALIDOS (.+, )?${key}(,|$)`);
          expect([twice, outcome(answer)]).toEqual([twice, refused]);
        }
      }
    }
  },
);

test('an answer of the API is never kept by a cache, a refusal neither', async () => {
  for (const path of ['/salud', '/nada', '/auth/current']) {
    const { headers } = await app.send('GET', path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
