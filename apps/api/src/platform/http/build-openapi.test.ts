import { createConfig, lintFromString } from '@redocly/openapi-core';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '@remanso/contract/endpoint';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { buildOpenApi } from './build-openapi.ts';
import { serveOpenApi } from './openapi.ts';

interface Operation {
  operationId: string;
  description: string;
  'x-alcance'?: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const document = buildOpenApi();
const operationOf = (method: string, path: string) =>
  document.paths[path]?.[method.toLowerCase()] as Operation;
const JSON_TYPE = 'application/json';

test('describes every endpoint of the contract, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(expected.toSorted());
});

test('holds nothing but JSON, without traces of the tool that wrote its schemas', () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(text).not.toMatch(/"(\$schema|\$id|\$defs|id|~standard)":"https?:/);
  expect(text).not.toContain('$schema');
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']));
});

test('passes a public linter, its strictest rules, with examples that fit their schemas', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The paths '/usuarios/rol/{rol}' and '/usuarios/{id}/estado' are not ambiguous: {id} is a
      // number and so never 'rol'.
      'no-ambiguous-paths': 'off',
      // `GET /salud` and `GET /salud/vivo` are open to everybody and not limited: they have no 4xx
      // answer.
      'operation-4xx-response': 'off',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'operation-operationId': 'error',
      'operation-operationId-unique': 'error',
    },
  });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location])).toEqual([]);
});

const answersJson = ({ contentType }: Endpoint) => contentType === undefined;

test('shows an example of every call that takes or answers anything', () => {
  for (const { id, method, path, body, params, response } of ENDPOINTS.filter(answersJson)) {
    const { parameters, requestBody, responses } = operationOf(method, path);
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const examples = [
      ...parameters.filter((parameter) => parameter.in === 'path'),
      ...(body ? [requestBody?.content[JSON_TYPE]] : []),
      ...(response ? [success?.content?.[JSON_TYPE]] : []),
    ];
    expect(examples.length).toBeGreaterThanOrEqual(params || body || response ? 1 : 0);
    for (const each of examples)
      expect([id, each]).toEqual([id, expect.objectContaining({ example: expect.anything() })]);
  }
});

test('says where a program has to name the client', () => {
  const told = ENDPOINTS.filter(({ method, path }) =>
    operationOf(method, path).description.includes('tiene que decir `clienteId`'),
  );
  expect(told.map(({ id }) => id)).toEqual([
    'crearReserva',
    'esperarFranja',
    'previsualizarSerie',
    'crearSerie',
  ]);
});

describe.each(
  ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, endpoint) => {
  const operation = operationOf(endpoint.method, endpoint.path);

  test('asks for a token where the endpoint does', () => {
    expect(operation.operationId).toBe(endpoint.id);
    const scheme = endpoint.access === 'metricas' ? 'metricas' : 'bearer';
    const { access, alcance } = endpoint;
    const programs = alcance ? [{ programa: [alcance] }] : [];
    expect(operation.security).toEqual(access === 'public' ? [] : [{ [scheme]: [] }, ...programs]);
    expect(operation['x-alcance']).toBe(alcance);
    const statuses = Object.keys(operation.responses);
    expect(statuses.includes('401')).toBe(
      endpoint.access !== 'public' || endpoint.errors?.includes(401) === true,
    );
  });

  test('has its answer, and an error with a text for each other status', () => {
    const { [endpoint.status]: success, 304: unchanged, ...errors } = operation.responses;
    expect(unchanged !== undefined).toBe(endpoint.shared !== undefined);
    expect(success?.content !== undefined).toBe(endpoint.response !== undefined);
    for (const { description, content } of Object.values(errors)) {
      expect(description).toMatch(/^[A-ZÁÉÍÓÚ].{10,}/);
      expect(content?.[JSON_TYPE]?.schema).toEqual({ $ref: '#/components/schemas/Error' });
    }
    const declared = (endpoint.errors ?? []).map(String);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...declared, '503']));
    expect('400' in errors).toBe(takesInput(endpoint));
  });

  test('says what it takes, and where', () => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(endpoint.path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const { schema } of operation.parameters) expect(schema).toHaveProperty('type');
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
  });
});

function takesInput({ params, query, headers, body }: (typeof ENDPOINTS)[number]): boolean {
  return [params, query, headers, body].some((part) => part !== undefined);
}

test('tells a machine what numbers, dates and pages may be', () => {
  const parameters = (path: string) =>
    Object.fromEntries(
      operationOf('GET', path).parameters.map(({ name, schema }) => [name, schema]),
    );
  expect(parameters('/reservas/mias')).toMatchObject({
    page: { type: 'integer', minimum: 0 },
    size: { type: 'integer', minimum: 1, maximum: 100 },
  });
  expect(parameters('/franjas/por-fecha/{fecha}')).toMatchObject({
    fecha: { type: 'string', format: 'date' },
    incluirDetalles: { enum: ['true', 'false'] },
  });
  const cancel = operationOf('POST', '/reservas/{id}/cancelar');
  expect(cancel.parameters).toEqual([
    {
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1 },
      example: expect.any(Number),
    },
  ]);
  expect(operationOf('POST', '/reservas').parameters).toEqual([
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
  ]);
});

test('a list says which header tells how many there are', () => {
  const { responses } = operationOf('GET', '/reservas/estado/{estado}');
  expect(responses['200']).toMatchObject({
    headers: {
      'X-Total-Elementos': {
        required: true,
        schema: { type: 'integer' },
        description: expect.stringMatching(/^Cuántos/),
      },
    },
  });
  expect(operationOf('GET', '/reservas/todas').responses['200']).not.toHaveProperty('headers');
});

test('what an owner edits says its version, and a change may name it', () => {
  for (const path of ['/config', '/horarios-base', '/franjas/{id}']) {
    for (const method of ['GET', 'PUT']) {
      expect(operationOf(method, path).responses['200']).toMatchObject({
        headers: { ETag: { required: true, schema: { type: 'string' } } },
      });
    }
    const { parameters, responses } = operationOf('PUT', path);
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'if-match', in: 'header', required: false }),
    );
    expect(responses).toHaveProperty('412');
  }
  expect(operationOf('PUT', '/franjas/{id}/bloquear').responses).not.toHaveProperty('412');
});

test('a call with a body also says that it may be too large, or of another type', () => {
  expect(Object.keys(operationOf('POST', '/config').responses)).toEqual(
    expect.arrayContaining(['400', '401', '403', '409', '413', '415']),
  );
  expect(Object.keys(operationOf('GET', '/config').responses)).not.toContain('415');
});

test('is served as JSON, and shown as a page', async () => {
  const app = fastify();
  await app.register(serveOpenApi, { prefix: '/api' });
  expect((await app.inject('/api/openapi.json')).json()).toEqual(document);
  const page = await app.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  // The content security policy forbids inline scripts, so every script of the page must have a
  // src.
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
  await app.close();
});
