import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { acceptJsonBodies } from './json-body.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = fastify({ bodyLimit: 1024 * 1024 });
  handleErrors(app);
  acceptJsonBodies(app);
  app.post('/', async ({ body }) => ({ received: body === undefined ? 'nothing' : body }));
});
afterAll(() => app.close());

async function send(payload: string | Buffer | undefined, contentType?: string) {
  const headers = contentType ? { 'content-type': contentType } : {};
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const sendJson = (payload: string | Buffer) => send(payload, 'application/json');
const refusal = (status: number, codigo: string, message: string) => ({
  status,
  body: { message, error: message, codigo },
});
const NOT_JSON = refusal(400, 'JSON_INVALIDO', 'El cuerpo de la petición no es un JSON válido');
const WRONG_TYPE = refusal(
  415,
  'TIPO_NO_ADMITIDO',
  'El contenido debe enviarse como application/json',
);

describe('an empty body counts as none', () => {
  test.each(['application/json', 'application/json; charset=utf-8', undefined])(
    'as %s',
    async (type) => {
      expect(await send(type ? '' : undefined, type)).toEqual({
        status: 200,
        body: { received: 'nothing' },
      });
    },
  );
});

test.each([
  ['{"nombre":"Ñandú 😀"}', { nombre: 'Ñandú 😀' }],
  ['[1,2]', [1, 2]],
  ['null', null],
  ['"a\\u0000b\\ud800"', 'a\0b\ud800'],
  ['\ufeff{"a":1}', { a: 1 }],
])('reads %j', async (payload, received) => {
  expect(await sendJson(payload)).toEqual({ status: 200, body: { received } });
});

test.each(['{', '{"a":}', "{'a':1}", 'undefined', 'NaN', '{"a":1}{"b":2}', ' ', '\0', '{"a":01}'])(
  'refuses %j',
  async (payload) => {
    expect(await sendJson(payload)).toEqual(NOT_JSON);
  },
);

test('refuses what is not UTF-8, and reads the next one all the same', async () => {
  const latin1 = Buffer.from('{"nombre":"Ñandú"}', 'latin1');
  const cut = Buffer.from('{"nombre":"Ñ').subarray(0, -1);
  expect(await sendJson(latin1)).toEqual(NOT_JSON);
  expect(await sendJson(cut)).toEqual(NOT_JSON);
  expect((await sendJson('{"nombre":"Ñandú"}')).status).toBe(200);
});

test('50,000 brackets that do not close are no reason to fall', async () => {
  expect(await sendJson('['.repeat(50_000))).toEqual(NOT_JSON);
});

test('__proto__ is a key like any other', async () => {
  await sendJson('{"__proto__":{"rol":"ADMIN"},"constructor":{"prototype":{"rol":"ADMIN"}}}');
  expect(({} as { rol?: string }).rol).toBeUndefined();
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json-patch+json',
  'application/jsonx',
  'json',
])('refuses %s', async (type) => {
  expect(await send('{"a":1}', type)).toEqual(WRONG_TYPE);
});

test('refuses a body that does not say what it is', async () => {
  expect(await send(Buffer.from('{"a":1}'))).toEqual(WRONG_TYPE);
});

describe('a body that is encoded', () => {
  const ENCODED = refusal(
    415,
    'CODIFICACION_NO_ADMITIDA',
    'El contenido debe enviarse sin comprimir',
  );
  const inject = (encoding: string, payload: string | Buffer) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload,
    });

  test.each([
    ['gzip', gzipSync('{"a":1}')],
    ['GZIP', gzipSync('{"a":1}')],
    ['br', brotliCompressSync('{"a":1}')],
    ['identity, gzip', gzipSync('{"a":1}')],
    ['otra', '{"a":1}'],
    ['gzip', '{"a":1}'],
  ])('as %s is refused, and told what is taken', async (encoding, payload) => {
    const answer = await inject(encoding, payload);
    expect({ status: answer.statusCode, body: answer.json() }).toEqual(ENCODED);
    expect(answer.headers['accept-encoding']).toBe('identity');
  });

  test.each(['identity', 'Identity', ''])('as %j is not encoded', async (encoding) => {
    expect((await inject(encoding, '{"a":1}')).json()).toEqual({ received: { a: 1 } });
  });
});

test('refuses what is too long', async () => {
  expect(await sendJson(JSON.stringify('x'.repeat(1024 * 1024)))).toEqual(
    refusal(413, 'CUERPO_DEMASIADO_GRANDE', 'La petición es demasiado grande'),
  );
});
