import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handleErrors, sendNotFound } from './error-handler.ts';
import { logRequests, loggingOptions } from './request-log.ts';
import { createSession } from './session.ts';

let app: FastifyInstance;
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  app = fastify(loggingOptions('info', stream));
  logRequests(app);
  handleErrors(app);
  app.setNotFoundHandler(sendNotFound);
  app.post('/password-reset/validar/:token', async () => ({}));
  app.get('/falla', async () => {
    throw new Error('it broke');
  });
});
afterEach(() => app.close());

const SECRET = 'very-secret';

test('each request is one line, with the id that the answer carries', async () => {
  const answer = await app.inject({ method: 'POST', url: '/password-reset/validar/x' });
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      level: 30,
      reqId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/password-reset/validar/:token',
      status: 200,
      ms: expect.any(Number),
    }),
  ]);
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
])('a call from %s is told to come from %s', async (remoteAddress, red) => {
  await app.inject({ url: '/nada', remoteAddress });
  expect(lines[0]).toMatchObject({ red });
});

test('no two requests have the same id, and none takes the one it is sent', async () => {
  const headers = { 'x-request-id': 'chosen', 'request-id': 'chosen' };
  await Promise.all([app.inject({ url: '/nada', headers }), app.inject({ url: '/nada', headers })]);
  const ids = lines.map(({ reqId }) => reqId);
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('chosen');
});

test('who called is told by number', async () => {
  const persona = { nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO' } as const;
  const session = createSession({ id: 7, rol: 'CLIENT', ...persona });
  const claims = { usuarioId: 7, version: 1, exp: 0, signedAt: 0, loggedInAt: 0 };
  app.decorateRequest('authenticated', undefined);
  app.addHook('onRequest', async (request) => {
    request.authenticated = { session, claims };
  });
  app.get('/mio', () => ({}));
  await app.inject('/mio');
  expect(lines[0]).toMatchObject({ usuarioId: 7 });
  expect(JSON.stringify(lines)).not.toContain('Ana');
});

test('a failure is logged with what went wrong, under the same id', async () => {
  const answer = await app.inject('/falla');
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request failed',
      level: 50,
      err: expect.objectContaining({ message: 'it broke' }),
    }),
    expect.objectContaining({ msg: 'request', status: 500 }),
  ]);
  expect(lines.map(({ reqId }) => reqId)).toEqual(Array(2).fill(answer.headers['x-request-id']));
});

describe('no secret is written', () => {
  test.each([
    ['in a path', { url: `/password-reset/validar/${SECRET}` }],
    ['in a path that does not exist', { url: `/otra/${SECRET}` }],
    ['in the query', { url: `/falla?token=${SECRET}` }],
    ['in a header', { url: '/falla', headers: { authorization: SECRET, cookie: SECRET } }],
    [
      'in the body',
      { url: '/password-reset/validar/x', payload: { password: SECRET, email: `${SECRET}@x.com` } },
    ],
  ])('%s', async (_case, request) => {
    await app.inject({ method: 'POST', ...request });
    await app.inject({ method: 'GET', url: request.url });
    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(lines)).not.toContain(SECRET);
  });

  test.each([
    { req: { headers: { authorization: SECRET, cookie: SECRET } } },
    { body: { password: SECRET, contrasenaActual: SECRET, nuevaContrasena: SECRET } },
    { body: { token: SECRET, nuevaPassword: SECRET } },
  ])('also when somebody logs it: %j', (fields) => {
    app.log.warn(fields, 'a line');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(SECRET);
  });
});
