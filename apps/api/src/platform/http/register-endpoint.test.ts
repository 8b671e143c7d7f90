import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '@remanso/contract/endpoint';
import { nombrePropio } from '@remanso/contract/campo/campos-de-texto';
import { sinSesion } from '../errors.ts';
import { handleErrors } from './error-handler.ts';
import { acceptJsonBodies } from './json-body.ts';
import { createRoute } from './register-endpoint.ts';
import { serializeList } from './serialize-list.ts';
import type { Session } from './session.ts';

const CLIENT: Session = {
  usuarioId: 7,
  rol: 'CLIENT',
  esDelMostrador: false,
  nombre: 'Ana',
  apellido: 'Paz',
  genero: 'FEMENINO',
};
const CLAIMS = { usuarioId: 7, version: 1, exp: 0, signedAt: 0, loggedInAt: 0 };
const SESSIONS: Record<string, Session> = {
  'a.client.x': CLIENT,
  'an.admin.x': { ...CLIENT, usuarioId: 1, rol: 'ADMIN', esDelMostrador: true },
};

const base = { method: 'POST', tag: 'prueba', summary: 'Una prueba', status: 200 } as const;
const Cosa = z.object({
  nombre: nombrePropio('El nombre', 'El nombre es obligatorio').check(
    z.minLength(2, 'El nombre debe tener al menos 2 caracteres'),
  ),
  veces: z.int(),
});
const admin = endpoint({ ...base, id: 'admin', path: '/admin', access: 'admin', body: Cosa });
const echo = endpoint({
  ...base,
  id: 'echo',
  path: '/cosas/{cosa}',
  access: 'session',
  params: z.object({ cosa: z.string() }),
  query: z.object({ veces: z.optional(z.string('Una vez')), libre: z.optional(z.string()) }),
  headers: z.object({ 'idempotency-key': z.optional(z.string()) }),
  body: Cosa,
  status: 201,
  response: z.object({ visto: z.unknown() }),
});
const many = endpoint({
  ...base,
  id: 'many',
  path: '/many',
  access: 'public',
  body: z.object({ cosas: z.array(Cosa) }),
  status: 204,
});
const list = endpoint({
  ...base,
  id: 'list',
  path: '/list',
  access: 'public',
  response: z.array(z.object({ n: z.int() })),
  responseHeaders: z.object({ 'X-Total-Elementos': z.int() }),
});
const paged = endpoint({
  ...base,
  id: 'paged',
  path: '/paged',
  access: 'public',
  response: z.object({
    items: z.array(z.object({ n: z.int() })),
    total: z.int(),
    next: z.optional(z.string()),
  }),
});
const open = endpoint({ ...base, id: 'open', path: '/open', access: 'public', status: 204 });

let app: FastifyInstance;
let handled: unknown[];
let listed: { n: number; secreto: string }[];

beforeEach(() => {
  handled = [];
  app = fastify();
  handleErrors(app);
  acceptJsonBodies(app);
  const route = createRoute(app, {
    authenticate: async (token) => {
      const session = SESSIONS[token ?? ''];
      if (!session) throw sinSesion();
      return { session, claims: CLAIMS };
    },
    countAnswered: async () => undefined,
  });
  const remember = async (call: unknown) => void handled.push(call);
  route(admin, remember);
  route(open, remember);
  route(many, remember);
  route(list, async () => ({ body: listed, headers: { 'X-Total-Elementos': 90_210 } }));
  route(paged, async () => ({ items: listed, total: listed.length, secreto: 'not answered' }));
  route(echo, async (call) => {
    handled.push(call);
    return { visto: call, secreto: 'not in the contract' };
  });
});
afterEach(() => app.close());

interface Sent {
  token?: string;
  payload?: string | object;
  headers?: Record<string, string>;
}

async function post(url: string, { token, payload, headers = {} }: Sent = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, body: answer.body && answer.json() };
}

const asClient = (payload?: string | object) => ({
  token: 'a.client.x',
  ...(payload !== undefined && { payload }),
});

describe('the order of refusals', () => {
  test('without a session nothing else matters, not even what was sent', async () => {
    for (const sent of [
      {},
      { token: 'x.y.z' },
      { payload: '{' },
      { payload: 'x'.repeat(2 ** 21) },
    ]) {
      expect((await post('/admin', sent)).status).toBe(401);
    }
  });

  test('then the role', async () => {
    for (const payload of [undefined, '{', '{}', { nombre: 'Ana', veces: 1 }]) {
      expect((await post('/admin', asClient(payload))).status).toBe(403);
    }
  });

  test('then the form', async () => {
    expect((await post('/admin', { token: 'an.admin.x', payload: '{}' })).status).toBe(400);
    expect(handled).toEqual([]);
  });

  test('a public call asks for nothing, and does not mind a token that is old', async () => {
    expect((await post('/open')).status).toBe(204);
    expect((await post('/open', { token: 'x.y.z' })).status).toBe(204);
    expect(handled).toEqual([expect.objectContaining({ session: undefined }), expect.anything()]);
  });
});

test('a handler gets what the schemas made of the request, and only that', async () => {
  const { status, body } = await post('/cosas/roja?veces=2&otra=1', {
    ...asClient({ nombre: ' ana', veces: 3, rol: 'ADMIN' }),
    headers: { 'idempotency-key': 'k', 'x-other': 'x' },
  });
  expect(status).toBe(201);
  expect(handled).toEqual([
    {
      params: { cosa: 'roja' },
      query: { veces: '2' },
      headers: { 'idempotency-key': 'k' },
      body: { nombre: 'Ana', veces: 3 },
      session: CLIENT,
      claims: CLAIMS,
      token: 'a.client.x',
      ip: '127.0.0.1',
    },
  ]);
  expect(Object.keys(body)).toEqual(['visto']);
});

describe('a list', () => {
  const elements = (cuantos: number) =>
    Array.from({ length: cuantos }, (_, n) => ({ n, secreto: 'no' }));

  test.each([0, 1, 25, 26, 1000])(
    'of %i elements is answered whole, and as the contract says',
    async (cuantos) => {
      listed = elements(cuantos);
      const answer = await app.inject({ method: 'POST', url: '/list' });
      expect(answer.json()).toEqual(listed.map(({ n }) => ({ n })));
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-total-elementos': '90210',
      });
    },
  );

  test.each([3, 1000])('of %i elements within an object is answered whole', async (cuantos) => {
    listed = elements(cuantos);
    const answer = await app.inject({ method: 'POST', url: '/paged' });
    expect(answer.json()).toEqual({ items: listed.map(({ n }) => ({ n })), total: cuantos });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('of any length lets others have their turn', async () => {
    listed = elements(200_000);
    let turns = 0;
    const count = () => {
      turns += 1;
      watch = setImmediate(count);
    };
    let watch = setImmediate(count);
    await serializeList(list.response, listed);
    clearImmediate(watch);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a form that is wrong', () => {
  const refused = async (url: string, payload?: string | object) => {
    const { status, body } = await post(url, asClient(payload));
    expect([status, body.codigo, body.error]).toEqual([400, 'DATOS_INVALIDOS', body.message]);
    return body.campos;
  };

  test('tells each field once, with the first thing that is wrong with it', async () => {
    expect(await refused('/cosas/roja', { nombre: '', veces: 'x' })).toEqual([
      { campo: 'nombre', mensaje: 'El nombre es obligatorio' },
      { campo: 'veces', mensaje: 'El dato veces no es válido' },
    ]);
  });

  test.each([undefined, '{}'])('names what is missing when it is %j', async (payload) => {
    const campos = await refused('/cosas/roja', payload);
    expect(campos.map(({ campo }: { campo: string }) => campo)).toEqual(['nombre', 'veces']);
  });

  test.each(['null', '[]', '5', '"a"', 'true'])(
    'says so when it is no object: %s',
    async (payload) => {
      expect(await refused('/cosas/roja', payload)).toEqual([
        { campo: '', mensaje: 'El cuerpo de la petición debe ser un objeto JSON' },
      ]);
    },
  );

  test('50,000 lists within each other, where a text belongs', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    expect(await refused('/cosas/roja', `{"veces":1,"otro":${deep},"nombre":${deep}}`)).toEqual([
      { campo: 'nombre', mensaje: 'El nombre es obligatorio' },
    ]);
  });

  test('tells fifty fields at most', async () => {
    const cosas = Array.from({ length: 80 }, () => ({ nombre: 'Ana', veces: 'x' }));
    const { status, body } = await post('/many', { payload: { cosas } });
    expect([status, body.campos.length, body.campos[49].campo]).toEqual([
      400,
      50,
      'cosas.49.veces',
    ]);
  });

  test('a key of the query that is repeated', async () => {
    const body = { nombre: 'Ana', veces: 1 };
    expect(await refused('/cosas/roja?veces=1&veces=2', body)).toEqual([
      { campo: 'veces', mensaje: 'Una vez' },
    ]);
    expect(await refused('/cosas/roja?libre=1&libre=2', body)).toEqual([
      { campo: 'libre', mensaje: 'El dato libre no es válido' },
    ]);
  });
});

test('an answer that is not what the contract says is an error of ours', async () => {
  const strict = endpoint({
    ...base,
    id: 'strict',
    path: '/strict',
    access: 'public',
    response: z.object({ total: z.int() }),
  });
  const other = fastify();
  handleErrors(other);
  const route = createRoute(other, {
    authenticate: async () => ({ session: CLIENT, claims: CLAIMS }),
    countAnswered: async () => undefined,
  });
  route(strict, async () => ({ total: 1.5 }));
  const answer = await other.inject({ method: 'POST', url: '/strict' });
  expect([answer.statusCode, answer.json().codigo]).toEqual([500, 'ERROR_INTERNO']);
  await other.close();
});
