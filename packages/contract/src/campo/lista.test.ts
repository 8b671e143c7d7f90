import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { lista } from './lista.ts';

test('holds fifty, and counts before it looks', () => {
  const numeros = lista(z.int('Se espera un número'), 'Se espera una lista');
  const issuesOf = (value: unknown) =>
    numeros.safeParse(value).error?.issues.map(({ message, path }) => [path.join('.'), message]);
  const of = (length: number, value: unknown) => Array.from({ length }, () => value);
  expect(issuesOf(of(50, 1))).toBeUndefined();
  expect(issuesOf(of(51, 1))).toEqual([['', 'La lista no puede tener más de 50 elementos']]);
  expect(issuesOf(of(30_000, 'x'))).toHaveLength(1);
  expect(issuesOf(['x'])).toEqual([['0', 'Se espera un número']]);
  expect(issuesOf({ length: 3 })).toEqual([['', 'Se espera una lista']]);
});

const LISTS = ENDPOINTS.flatMap(({ method, path, body }) =>
  body ? listsOf(body).map(([at, schema]) => [`${method} ${path}`, at, schema] as const) : [],
);

test('the contract has lists in its bodies', () => {
  expect(LISTS.length).toBeGreaterThan(10);
});

/** One more than the longest list may hold: the columns of a spreadsheet (rules §21.2). */
const TOO_MANY = 201;

describe.each(LISTS)('%s%s', (_call, _at, schema) => {
  test('is one of these: a long one is told once, whatever is in it', () => {
    const { error } = schema.safeParse(Array.from({ length: TOO_MANY }, () => ({})));
    expect(error?.issues.map(({ path, code }) => [path, code])).toEqual([[[], 'too_big']]);
  });
});

/** Returns every list in a schema, with the path of the list. */
function listsOf(schema: Schema, at = ''): [at: string, schema: Schema][] {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  const within = (inner: z.core.$ZodType, key = '') => listsOf(inner as Schema, `${at}${key}`);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => within(inner, `.${key}`));
    case 'array':
      return [[at, schema], ...within(def.element, '[]')];
    case 'optional':
    case 'nullable':
    case 'default':
      return within(def.innerType);
    case 'pipe':
      return within(def.in);
    default:
      return [];
  }
}
