import { expect, test } from 'vitest';
import { callsOf, type OpenApiDocument } from './openapi-document.ts';
import { createCheckAnswer } from './check-answers.ts';

const THING = {
  type: 'object',
  properties: { id: { type: 'integer' } },
  required: ['id'],
  additionalProperties: false,
};
const ERROR = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    error: { type: 'string' },
    codigo: { type: 'string' },
  },
  required: ['message', 'error', 'codigo'],
};

const document = {
  paths: {
    '/cosas/{id}': {
      get: {
        operationId: 'leerCosa',
        parameters: [],
        responses: {
          200: { content: { 'application/json': { schema: THING } } },
          404: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
          500: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        },
      },
    },
  },
  components: { schemas: { Error: ERROR } },
} as unknown as OpenApiDocument;

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

const error = (codigo: string) => ({
  message: 'No hay tal cosa',
  error: 'No hay tal cosa',
  codigo,
});

function problems(status: number, body: unknown, headers: Record<string, string> = {}): number {
  const check = createCheckAnswer(document);
  const answer = { status, body, headers: new Headers({ ...HEADERS, ...headers }) };
  return callsOf(document).flatMap((call) => check(call, answer)).length;
}

test('an answer as it is documented has no problem', () => {
  expect(problems(200, { id: 1 })).toBe(0);
  expect(problems(404, error('RESERVA_INEXISTENTE'))).toBe(0);
});

test.each([
  ['a status that is not documented', 201, { id: 1 }],
  ['a body of another type', 200, { id: '1' }],
  ['a field that nobody knows', 200, { id: 1, contrasena: 'x' }],
  ['a field that is missing', 200, {}],
  ['a refusal without its code', 404, { message: 'No hay', error: 'No hay' }],
  ['a 5xx, documented or not', 500, error('ERROR_INTERNO')],
])('%s is a problem', (_name, status, body) => {
  expect(problems(status, body)).toBeGreaterThan(0);
});

test.each([
  ['an answer that may be stored', { 'cache-control': 'public' }],
  ['JSON that is sent as something else', { 'content-type': 'text/html' }],
])('%s is a problem', (_name, headers) => {
  expect(problems(200, { id: 1 }, headers)).toBe(1);
});
