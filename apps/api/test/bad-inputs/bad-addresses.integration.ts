import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { crearPersona } from '../support/builders.ts';
import { expectCivil, outcome, refusal } from '../support/refusals.ts';
import { useTestApp } from '../support/test-app.ts';
import { openScene, validRequest } from '../support/valid-requests.ts';

const app = useTestApp();

const RUTA_INEXISTENTE = refusal(404, 'RUTA_INEXISTENTE', 'No existe esa dirección');
const PETICION_INVALIDA = refusal(400, 'PETICION_INVALIDA', 'La petición no es válida');

/** Sends a request byte by byte, for what cannot be written into a `fetch`. */
async function sendBytes(request: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

test.each([
  'GET /',
  'GET /nada',
  'GET /auth',
  'GET /auth/login',
  'POST /auth/login/',
  'GET //salud',
  'GET /SALUD',
  'GET /reservas/mias/otra',
  'GET /..%2f..%2fetc%2fpasswd',
  'GET /usuarios.json',
  'DELETE /config',
  'PATCH /config',
  'PUT /auth/login',
  'OPTIONS /reservas',
  'DELETE /reservas/1/cancelar',
] as const)('%s is no address of the API', async (target) => {
  const { token } = await crearPersona(app);
  for (const headers of [{ accept: 'text/html' }, { accept: 'application/json' }]) {
    expect(outcome(await app.call(target, { token, headers }))).toEqual(RUTA_INEXISTENTE);
  }
  expect(outcome(await app.call(target))).toEqual(RUTA_INEXISTENTE);
});

test('a method that the path does not have is refused on every path', async () => {
  const known = ENDPOINTS.map(
    ({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
  const scene = await openScene(app);
  for (const { id, path } of ENDPOINTS) {
    const request = await validRequest(id, scene);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (known.some((call) => call.test(`${method} ${path}`))) continue;
      const { token } = scene.admin;
      const answer = await app.call(`${method} ${request.path as '/'}`, { token });
      expect([path, method, ...outcome(answer)]).toEqual([path, method, ...RUTA_INEXISTENTE]);
    }
  }
});

test('a method that HTTP does not have never becomes a request', async () => {
  const { status, body } = await sendBytes('NADA /api/salud HTTP/1.1\r\nHost: x\r\n\r\n');
  expect([status, JSON.parse(body)]).toEqual(PETICION_INVALIDA);
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
  const { status, body } = await sendBytes(bytes);
  expect([status, JSON.parse(body)]).toEqual([expected, PETICION_INVALIDA[1]]);
});

test.each(['%', '%zz', '%E0%A4%A', '%ff', '1%', '%c0%80'])(
  'the malformed encoding %j is refused wherever it stands',
  async (encoded) => {
    const { token } = await crearPersona(app, { rol: 'ADMIN' });
    for (const target of [
      `GET /franjas/por-fecha/${encoded}`,
      `POST /reservas/${encoded}/cancelar`,
      `GET /${encoded}`,
    ] as const) {
      const answer = await app.call(target, { token });
      expectCivil(answer, target);
      expect([400, 404]).toContain(answer.status);
    }
    const query = await app.call(`GET /reservas/mias?estado=${encoded}`, { token });
    expect([query.status, query.body.message]).toEqual([400, 'El estado de reserva no existe']);
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
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
  // `validarReset` reports an invalid link in a regular answer, not as an error.
  const calls = ENDPOINTS.filter(({ params, id }) => params && id !== 'validarReset');
  for (const { method, path } of calls) {
    for (const value of NASTY) {
      const filled = path.replace(/\{\w+\}/g, encodeURIComponent(value)) as '/';
      const answer = await app.call(`${method} ${filled}`, { token });
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
    for (const { id, method, query } of ENDPOINTS) {
      if (!query) continue;
      const path = (await validRequest(id, scene)).path.split('?')[0];
      for (const key of Object.keys(z.toJSONSchema(query, { io: 'input' }).properties ?? {})) {
        for (const value of NASTY.map(encodeURIComponent)) {
          const target = `${method} ${path as '/'}?${key}=${value}` as const;
          expectCivil(await app.call(target, scene.admin), target);
        }
        for (const twice of [
          `${key}=1&${key}=1`,
          `${key}=&${key}=`,
          `${key}=1&${key}=2&${key}=3`,
        ]) {
          const answer = await app.call(`${method} ${path as '/'}?${twice}`, scene.admin);
          const refused = answer.body.campos?.map(({ campo }: { campo: string }) => campo);
          expect([twice, answer.status, refused]).toEqual([
            twice,
            400,
            expect.arrayContaining([key]),
          ]);
        }
      }
    }
  },
);

test('an answer of the API is never kept by a cache, a refusal neither', async () => {
  for (const target of ['GET /salud', 'GET /nada', 'GET /auth/current'] as const) {
    const { headers } = await app.call(target);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
