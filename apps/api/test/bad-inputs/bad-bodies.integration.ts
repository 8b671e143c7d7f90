import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { RespuestaDeError } from '@remanso/contract/error.contract';
import { expect, test } from 'vitest';
import { expectCivil, outcome } from '../support/refusals.ts';
import { useTestApp } from '../support/test-app.ts';
import { openScene } from '../support/scene.ts';
import { validRequest } from '../support/valid-requests.ts';

const app = useTestApp();

const TAKING_CONTENT = ENDPOINTS.filter(({ method }) => method !== 'GET');
const WITH_BODY = ENDPOINTS.filter(({ body }) => body !== undefined);
/**
 * The calls whose body has a required field; the other calls change nothing when an empty object
 * comes.
 */
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

/** Sends `content` to each endpoint, as somebody who may call it. */
async function sendToAll(
  endpoints: typeof ENDPOINTS,
  content: { body: unknown; headers?: Record<string, string> },
) {
  await app.database.empty();
  const scene = await openScene(app);
  const answers = [];
  for (const { id, method, path } of endpoints) {
    const valid = await validRequest(id, scene);
    const as = id === 'logout' ? scene.otherClient : scene.admin;
    const answer = await app.send(method, valid.path, { as, ...content });
    expectCivil(answer, `${method} ${path}`);
    answers.push(answer);
  }
  return answers;
}

test.each(Object.entries(MALFORMED))('%s is no JSON, whatever the call', async (_name, body) => {
  const answers = await sendToAll(TAKING_CONTENT, { body });
  expect(answers.map(outcome)).toEqual(answers.map(() => '400 JSON_INVALIDO'));
});

test.each([
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json-patch',
  'nada',
  '*/*',
])('content of type %j is not read, whatever the call', async (type) => {
  const answers = await sendToAll(TAKING_CONTENT, {
    body: '{"email":"ana@ejemplo.com"}',
    headers: { 'content-type': type },
  });
  expect(answers.map(outcome)).toEqual(answers.map(() => '415 TIPO_NO_ADMITIDO'));
});

test('content without a type is not read', async () => {
  const answers = await sendToAll(WITH_BODY, {
    body: new TextEncoder().encode('{}'),
    headers: { 'content-type': '' },
  });
  expect(answers.map(outcome)).toEqual(answers.map(() => '415 TIPO_NO_ADMITIDO'));
});

test('more than 64 KB is too much, whether the length is told beforehand or not', async () => {
  const body = JSON.stringify({ notas: 'x'.repeat(70_000) });
  const answers = await sendToAll(TAKING_CONTENT, { body });
  expect(answers.map(outcome)).toEqual(answers.map(() => '413 CUERPO_DEMASIADO_GRANDE'));
  expect(await sendInChunks(body)).toBe('413 CUERPO_DEMASIADO_GRANDE');
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
  for (const body of ['', 'null', '{}']) {
    const answers = await sendToAll(WITH_A_FIELD_THAT_MUST_COME, { body });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    const fields = answers.map((answer) => RespuestaDeError.parse(answer.body).campos?.length ?? 0);
    expect(Math.min(...fields)).toBeGreaterThan(0);
  }
});

const nested = (open: string, close: string) => `${open.repeat(8_000)}1${close.repeat(8_000)}`;

test.each([
  ['a text', '"hola"'],
  ['a number', '7'],
  ['true', 'true'],
  ['a list of a list', '[[]]'],
  ['a list of null', '[null]'],
  ['a list of numbers', '[1, 2]'],
  ['lists in lists', nested('[', ']')],
  ['objects in objects', nested('{"a":', '}')],
  ['another prototype', '{"__proto__":{"email":"a@b.co","isAdmin":true},"constructor":1}'],
  ['an immense number', '{"franjaId":1e999,"capacidadBase":-1e999}'],
])('%s instead of the body is refused', async (_name, body) => {
  const isObject = body.startsWith('{');
  const answers = await sendToAll(isObject ? WITH_A_FIELD_THAT_MUST_COME : WITH_BODY, { body });
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
});

test('whatever JSON comes to a call that takes no body is left unread', async () => {
  const without = TAKING_CONTENT.filter(({ body }) => body === undefined);
  for (const body of ['[]', '"hola"', 'null', '{"id":99,"rol":"ADMIN"}']) {
    const answers = await sendToAll(without, { body });
    expect(answers.map(({ status }) => status)).toEqual(without.map(({ status }) => status));
  }
});
