import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { RespuestaDeError } from '@remanso/contract/error.contract';
import { expect, test } from 'vitest';
import type { Persona } from '../support/builders.ts';
import { expectCivil, outcome } from '../support/refusals.ts';
import { useTestApp } from '../support/test-app.ts';
import { openScene } from '../support/scene.ts';
import { allowedOf, validRequest } from '../support/valid-requests/valid-requests.ts';

const app = useTestApp();

const TAKING_CONTENT = ENDPOINTS.filter(({ method }) => method !== 'GET');
/** The calls that take a file, and so more than the others. */
const WITH_A_FILE = ENDPOINTS.filter(({ bodyLimit }) => bodyLimit !== undefined);
const WITHOUT_A_FILE = TAKING_CONTENT.filter((endpoint) => !WITH_A_FILE.includes(endpoint));
const WITH_BODY = ENDPOINTS.filter(({ body }) => body !== undefined);
/** The calls whose body has a required field. The other calls accept an empty object. */
const WITH_A_FIELD_THAT_MUST_COME = WITH_BODY.filter(({ body }) => !body?.safeParse({}).success);
const bytes = (...values: number[]) => new Uint8Array(values);

const MALFORMED = {
  'a bracket that is not closed': '{',
  'a list that is not closed': '[1,',
  'single quotes': "{'a':1}",
  'a comma too many': '{"a":1,}',
  'no JSON word': 'undefined',
  'not a number': '{"a":NaN}',
  'two documents': '{}{}',
  'a NUL': '\u0000',
  'a raw control character in a text': '{"a":"\u0001"}',
  '50,000 brackets': '['.repeat(50_000),
  'bytes that are not UTF-8': bytes(0x22, 0xff, 0xfe, 0x22),
  'an overlong encoding': bytes(0x22, 0xc0, 0x80, 0x22),
};

const OTHER_TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json-patch',
  'nada',
  '*/*',
];

interface Call {
  method: (typeof ENDPOINTS)[number]['method'];
  path: string;
  as: Persona;
}

interface Content {
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * Opens a scene and returns a function that sends a content to each endpoint, as a person who may
 * call it. One scene serves for all contents while every call is refused, because a refused call
 * changes nothing.
 */
async function openCalls(endpoints: typeof ENDPOINTS) {
  const scene = await openScene(app);
  const { admin, client, otherClient } = scene;
  const calls: Call[] = [];
  for (const { id, method } of endpoints) {
    const { path } = await validRequest(id, scene);
    const self = allowedOf(id) === 'self' ? client : admin;
    calls.push({ method, path, as: id === 'logout' ? otherClient : self });
  }
  return async (content: Content) => {
    const answers = [];
    for (const { method, path, as } of calls) {
      const answer = await app.send(method, path, { as, ...content });
      expectCivil(answer, `${method} ${path}`);
      answers.push(answer);
    }
    return answers;
  };
}

test('what is no JSON is refused, whatever the call', async () => {
  const sendToAll = await openCalls(TAKING_CONTENT);
  for (const [name, body] of Object.entries(MALFORMED)) {
    const answers = await sendToAll({ body });
    const expected = answers.map(() => '400 JSON_INVALIDO');
    expect([name, ...answers.map(outcome)]).toEqual([name, ...expected]);
  }
});

test('content of another type than JSON is not read, whatever the call', async () => {
  const sendToAll = await openCalls(TAKING_CONTENT);
  const body = '{"email":"ana@ejemplo.com"}';
  for (const type of OTHER_TYPES) {
    const answers = await sendToAll({ body, headers: { 'content-type': type } });
    const expected = answers.map(() => '415 TIPO_NO_ADMITIDO');
    expect([type, ...answers.map(outcome)]).toEqual([type, ...expected]);
  }
});

test('content without a type is not read', async () => {
  const sendToAll = await openCalls(WITH_BODY);
  const body = new TextEncoder().encode('{}');
  const answers = await sendToAll({ body, headers: { 'content-type': '' } });
  expect(answers.map(outcome)).toEqual(answers.map(() => '415 TIPO_NO_ADMITIDO'));
});

test('more than 64 KB is too much, whether the length is told beforehand or not', async () => {
  const body = JSON.stringify({ notas: 'x'.repeat(70_000) });
  const sendToAll = await openCalls(WITHOUT_A_FILE);
  const answers = await sendToAll({ body });
  expect(answers.map(outcome)).toEqual(answers.map(() => '413 CUERPO_DEMASIADO_GRANDE'));
  expect(await sendInChunks(body)).toBe('413 CUERPO_DEMASIADO_GRANDE');
});

test('a call that takes a file takes as much as a file may weigh', async () => {
  const sendToAll = await openCalls(WITH_A_FILE);
  const limit = Math.max(...WITH_A_FILE.map(({ bodyLimit = 0 }) => bodyLimit));
  const bodyOf = (length: number) => JSON.stringify({ csv: '%'.repeat(length) });
  const allowed = await sendToAll({ body: bodyOf(limit - 100) });
  expect(allowed.map(outcome)).toEqual(allowed.map(() => '400 DATOS_INVALIDOS csv'));
  const answers = await sendToAll({ body: bodyOf(limit) });
  expect(answers.map(outcome)).toEqual(answers.map(() => '413 CUERPO_DEMASIADO_GRANDE'));
});

async function sendInChunks(body: string) {
  const sending = request(`${app.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  sending.end(body);
  const [response] = await once(sending, 'response');
  return outcome({
    status: response.statusCode,
    headers: new Headers(),
    body: await json(response),
  });
}

test('a call without its body is told which fields are missing', async () => {
  const sendToAll = await openCalls(WITH_A_FIELD_THAT_MUST_COME);
  for (const body of ['', '{}']) {
    const answers = await sendToAll({ body });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    const fields = answers.map((answer) => RespuestaDeError.parse(answer.body).campos?.length ?? 0);
    expect(Math.min(...fields)).toBeGreaterThan(0);
  }
});

const nested = (open: string, close: string) => `${open.repeat(8_000)}1${close.repeat(8_000)}`;

const NO_OBJECTS = {
  null: 'null',
  'a text': '"hola"',
  'a number': '7',
  true: 'true',
  'a list of a list': '[[]]',
  'a list of null': '[null]',
  'a list of numbers': '[1, 2]',
  'lists in lists': nested('[', ']'),
};

const OTHER_OBJECTS = {
  'objects in objects': nested('{"a":', '}'),
  'another prototype': '{"__proto__":{"email":"a@b.co","isAdmin":true},"constructor":1}',
  'an immense number': '{"franjaId":1e999,"capacidadBase":-1e999}',
};

test.each([
  { what: 'no object', bodies: NO_OBJECTS, endpoints: WITH_BODY },
  { what: 'another object', bodies: OTHER_OBJECTS, endpoints: WITH_A_FIELD_THAT_MUST_COME },
])('$what instead of the body is refused', async ({ bodies, endpoints }) => {
  const sendToAll = await openCalls(endpoints);
  for (const [name, body] of Object.entries(bodies)) {
    const statuses = (await sendToAll({ body })).map(({ status }) => status);
    expect([name, ...statuses]).toEqual([name, ...endpoints.map(() => 400)]);
  }
});

test('whatever JSON comes to a call that takes no body is left unread', async () => {
  const without = TAKING_CONTENT.filter(({ body }) => body === undefined);
  for (const body of ['[]', '"hola"', 'null', '{"id":99,"rol":"ADMIN"}']) {
    await app.database.empty();
    const sendToAll = await openCalls(without);
    const answers = await sendToAll({ body });
    expect(answers.map(({ status }) => status)).toEqual(without.map(({ status }) => status));
  }
});
