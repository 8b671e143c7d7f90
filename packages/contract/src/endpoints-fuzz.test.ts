import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/*
 * A schema may get anything from a caller. It must never throw, and where it refuses a value, it
 * must say so in a Spanish text of the contract. Where a schema has no text of its own, zod would
 * write English; in these tests zod writes NO_TEXT instead.
 */

const NO_TEXT = '(sin texto)';
const ENGLISH =
  /\b(invalid|input|expected|received|required|must|should|too|small|big|string|number|boolean|array|object|null|undefined|option|default|value)\b/i;

const original = z.config();
const { localeError } = original;
beforeAll(() => void z.config({ localeError: () => NO_TEXT }));
afterAll(() => void z.config({ localeError }));

const REQUESTS = ENDPOINTS.flatMap((endpoint) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ name: `${part} of ${endpoint.method} ${endpoint.path}`, part, schema }] : [];
  }),
);

describe.each(REQUESTS)('$name', ({ part, schema }) => {
  test('survives anything, and refuses it in Spanish', () => {
    const anything = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(fc.property(anything, (value) => expectSpanish(schema, value)));
  });

  test('survives what is almost right, and refuses it in Spanish', () => {
    fc.assert(
      fc.property(almost(schema), (value) => expectSpanish(schema, value)),
      { numRuns: 1_000 },
    );
  });

  test('leaves no field without a text, but for what is no object at all', () => {
    const unexplained = fc
      .sample(almost(schema), { numRuns: 300, seed: 1 })
      .flatMap((value) =>
        issuesOf(schema, value).filter(
          (issue) =>
            issue.message === NO_TEXT && !('expected' in issue && issue.expected === 'object'),
        ),
      );
    expect(part === 'body' ? unexplained : []).toEqual([]);
  });
});

function issuesOf(schema: Schema, value: unknown): z.core.$ZodIssue[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues;
}

function expectSpanish(schema: Schema, value: unknown): void {
  for (const { message } of issuesOf(schema, value)) {
    expect(message).not.toBe('');
    expect(message).not.toMatch(ENGLISH);
  }
}

const NUMBERS = [
  0,
  -1,
  1,
  1.5,
  10,
  61,
  1e9,
  2 ** 31,
  2 ** 53,
  1e20,
  -1e20,
  1e308,
  Number.NaN,
  Infinity,
];
const TEXTS = [
  '',
  ' ',
  'á',
  '09:00',
  '2026-02-30',
  '0',
  '-1',
  '9'.repeat(30),
  '\0',
  '\ud800',
  'x'.repeat(600),
];

/**
 * Generates values of the right shape whose leaves are right, odd or wrong, so that they get past
 * the first checks.
 */
function almost(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: ofRightType(schema) },
    { weight: 1, arbitrary: fc.anything() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, null, ...NUMBERS, ...TEXTS) },
  );
}

function ofRightType(schema: Schema): fc.Arbitrary<unknown> {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  const of = (inner: z.core.$ZodType) => almost(inner as Schema);
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, of(inner)])),
        { noNullPrototype: true },
      );
    case 'array':
      return fc.array(of(def.element), { maxLength: 4 });
    case 'record':
      return fc.dictionary(
        // Numbers of rows, days and other texts are keys.
        fc.oneof(fc.nat().map(String), fc.constantFrom('2026-10-06', ...TEXTS), fc.string()),
        of(def.valueType),
        { maxKeys: 4 },
      );
    case 'custom':
      return fc.anything();
    case 'optional':
    case 'nullable':
    case 'default':
      return fc.oneof(fc.constant(undefined), of(def.innerType));
    case 'pipe':
      return ofRightType(def.in as Schema);
    case 'union':
      return fc.oneof(...def.options.map(of));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer(), fc.constantFrom(...NUMBERS));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), fc.constantFrom(...TEXTS));
    default:
      throw new Error(`Say here what a ${def.type} may look like`);
  }
}
