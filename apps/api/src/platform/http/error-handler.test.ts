import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError, baseNoDisponible, datosInvalidos, sinPermiso, sinSesion } from '../errors.ts';
import { answerBrokenRequest, handleErrors, sendNotFound } from './error-handler.ts';

let app: FastifyInstance;
let logs: string;

beforeEach(() => {
  logs = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logs += chunk.toString();
      done();
    },
  });
  app = fastify({ logger: { level: 'error', stream }, clientErrorHandler: answerBrokenRequest });
  handleErrors(app);
  app.setNotFoundHandler(sendNotFound);
});
afterEach(() => app.close());

/** Returns the answer to a request whose handler throws `error`. */
async function answerTo(error: unknown) {
  app.get('/', () => Promise.reject(error as Error));
  const answer = await app.inject('/');
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const bodyOf = (codigo: string, message: string) => ({ message, error: message, codigo });
const INTERNAL = bodyOf('ERROR_INTERNO', 'Ocurrió un error inesperado. Intenta de nuevo.');
const UNAVAILABLE = bodyOf(
  'BASE_NO_DISPONIBLE',
  'El sistema no está disponible en este momento. Intenta de nuevo en unos segundos.',
);

describe('a refusal', () => {
  test('goes out as it was thrown', async () => {
    const { status, headers, body } = await answerTo(new AppError(409, 'SIN_CUPO', 'No hay cupos'));
    expect([status, body]).toEqual([409, bodyOf('SIN_CUPO', 'No hay cupos')]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('retry-after');
    expect(logs).toBe('');
  });

  test('of a form says which fields, and the first text', async () => {
    const campos = [
      { campo: 'nombre', mensaje: 'El nombre es obligatorio' },
      { campo: 'email', mensaje: 'Email inválido' },
    ] as const;
    const { status, body } = await answerTo(datosInvalidos([...campos]));
    expect(status).toBe(400);
    expect(body).toEqual({ ...bodyOf('DATOS_INVALIDOS', 'El nombre es obligatorio'), campos });
  });

  test('for want of a session says how to get one; for want of a right it does not', async () => {
    expect((await answerTo(sinSesion())).headers['www-authenticate']).toBe('Bearer');
  });

  test('for want of a right does not ask for a session', async () => {
    const { status, headers } = await answerTo(sinPermiso());
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty('www-authenticate');
  });

  test('that is for now says when to come back, and is logged', async () => {
    const { status, headers, body } = await answerTo(baseNoDisponible());
    expect([status, headers['retry-after'], body]).toEqual([503, '2', UNAVAILABLE]);
    expect(logs).toContain('request failed');
  });
});

describe('what nobody foresaw', () => {
  test('is told without a word of what it was, which goes into the log', async () => {
    const { status, body } = await answerTo(new TypeError("reading 'x' of undefined at db.ts"));
    expect([status, body]).toEqual([500, INTERNAL]);
    expect(logs).toContain("reading 'x' of undefined at db.ts");
  });

  test.each([['a text'], [undefined], [null], [{ statusCode: 200 }], [42]])(
    'is told alike when it is not even an error: %j',
    async (thrown) => {
      const { status, body } = await answerTo(thrown);
      expect([status, body]).toEqual([500, INTERNAL]);
    },
  );
});

test('a client that hangs up is no database that is away', async () => {
  const hungUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  expect((await answerTo(hungUp)).status).toBe(400);
  expect(logs).toBe('');
});

describe('of the database', () => {
  const sqlError = (code: string) => Object.assign(new Error('relation "usuarios" …'), { code });

  test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300', '40P01'])(
    '%s means that it is away',
    async (code) => {
      const { status, headers, body } = await answerTo(sqlError(code));
      expect([status, headers['retry-after'], body]).toEqual([503, '2', UNAVAILABLE]);
    },
  );

  test.each([
    ['22003', 400, 'PETICION_INVALIDA'],
    ['22P02', 400, 'PETICION_INVALIDA'],
    ['23505', 409, 'CONFLICTO'],
    ['42P01', 500, 'ERROR_INTERNO'],
  ])('%s is a %i', async (code, status, codigo) => {
    const answer = await answerTo(sqlError(code));
    expect([answer.status, answer.body.codigo]).toEqual([status, codigo]);
    expect(JSON.stringify(answer.body)).not.toContain('usuarios');
  });
});

describe('of HTTP itself', () => {
  const INVALID = bodyOf('PETICION_INVALIDA', 'La petición no es válida');

  test('another status of the framework is a request that is not valid', async () => {
    const error = Object.assign(new Error('Client said no'), { statusCode: 406 });
    const { status, body } = await answerTo(error);
    expect([status, body]).toEqual([400, INVALID]);
  });

  test.each(['GET', 'DELETE'] as const)('%s of what does not exist', async (method) => {
    const answer = await app.inject({ method, url: '/nada' });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      bodyOf('RUTA_INEXISTENTE', 'No existe esa dirección'),
    ]);
  });

  test.each([
    ['what is not HTTP', 'hola\r\n\r\n', '400 Bad Request'],
    [
      'a header without end',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(70_000)}`,
      '431 Request Header Fields Too Large',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400 Bad Request',
    ],
  ])('%s is answered on the bare socket', async (_case, request, status) => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(head).toContain('Content-Type: application/json; charset=utf-8');
    expect(head).toContain('Cache-Control: no-store\r\nX-Content-Type-Options: nosniff');
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toEqual(INVALID);
  });

  test.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', /^HTTP\/1\.1 408 Request Timeout\r\n/],
    ['ECONNRESET', /^$/],
  ])('%s ends the connection', async (code, expected) => {
    const server = net.createServer((socket) =>
      answerBrokenRequest(Object.assign(new Error(code), { code }), socket),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    expect(await text(socket)).toMatch(expected);
    server.close();
  });
});
