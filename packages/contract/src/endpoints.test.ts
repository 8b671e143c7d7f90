import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint, Schema } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/*
 * Properties that every call of the contract must have, including calls that are added later.
 */

const parametersOf = ({ path }: Endpoint) => path.match(/(?<=\{)\w+(?=\})/g) ?? [];
const fieldsOf = (schema: Schema | undefined) =>
  Object.keys((schema?._zod.def as { shape?: object } | undefined)?.shape ?? {});
const names = ENDPOINTS.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

test('every endpoint that a contract file exports is in the list, under its own name', async () => {
  const files = globSync('**/*.contract.ts', { cwd: import.meta.dirname });
  const modules: Record<string, Endpoint>[] = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file))),
  );
  const exported = modules.flatMap((contract) =>
    Object.entries(contract).filter(([, value]) => typeof value === 'object' && 'method' in value),
  );
  expect(exported.map(([name]) => name)).toEqual(exported.map(([, { id }]) => id));
  expect(new Set(ENDPOINTS)).toEqual(new Set(exported.map(([, endpoint]) => endpoint)));
  expect(exported.length).toBeGreaterThan(0);
});

test('no two endpoints have the same id', () => {
  const ids = ENDPOINTS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('no two endpoints answer the same request', () => {
  const shapes = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(shapes).toEqual([...new Set(shapes)]);
});

describe.each(names)('%s', (_name, endpoint) => {
  test('has a schema for each parameter of its path, and for no other', () => {
    expect(fieldsOf(endpoint.params)).toEqual(parametersOf(endpoint));
  });

  test('has a path as routers read it', () => {
    expect(endpoint.path).toMatch(/^(\/([a-z]+(-[a-z]+)*|\{\w+\})(\.(ics|csv))?)+$/);
  });

  test('answers a body, unless it says that there is none', () => {
    expect(endpoint.response === undefined).toBe(endpoint.status === 204);
  });

  test('has pages where it answers a bare array, and says how many elements there are', () => {
    if (endpoint.response?._zod.def.type !== 'array') return;
    expect(fieldsOf(endpoint.query)).toEqual(expect.arrayContaining(['page', 'size']));
    expect(fieldsOf(endpoint.responseHeaders)).toContain('X-Total-Elementos');
  });

  test('takes a body only where the method has one', () => {
    expect(endpoint.body !== undefined && ['GET', 'DELETE'].includes(endpoint.method)).toBe(false);
  });

  test('names only errors that neither its access nor its input imply', () => {
    const implied = [
      ...(endpoint.access === 'public' ? [] : [401]),
      ...(endpoint.access === 'admin' ? [403] : []),
      ...((endpoint.params ?? endpoint.query ?? endpoint.headers ?? endpoint.body) ? [400] : []),
    ];
    expect(endpoint.errors?.filter((status) => implied.includes(status)) ?? []).toEqual([]);
  });

  test('takes If-Match only for what one reads with an ETag at the same address', () => {
    if (!fieldsOf(endpoint.headers).includes('if-match')) return;
    const read = ENDPOINTS.find(({ method, path }) => method === 'GET' && path === endpoint.path);
    expect([endpoint, read].map((each) => typeof each?.editable)).toEqual(['function', 'function']);
  });

  test('says in a line what it is for', () => {
    expect(endpoint.summary).toMatch(/^[A-ZÁÉÍÓÚÑ¿].{5,99}[^.]$/);
    expect(endpoint.tag).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

test('no two calls have the same id', () => {
  const ids = ENDPOINTS.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
