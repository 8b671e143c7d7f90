import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/*
 * All requests share one thread, and people without a session may send requests. So no schema may
 * take long to refuse anything that fits into a request.
 */

const BYTES = 64 * 1024;
const LIMIT_MS = 20;
const PATIENCE_MS = 60_000;

const PARTS = ENDPOINTS.flatMap((endpoint) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ name: `${part} of ${endpoint.method} ${endpoint.path}`, schema }] : [];
  }),
);

const filled = (unit: string) => unit.repeat(Math.floor(BYTES / Buffer.byteLength(unit)));

/**
 * The pieces (split at '~') of which `filled` makes long texts. A regular expression could read
 * such a text again and again; NFC has to sort the last pieces, which are combining marks.
 */
const UNITS =
  '~ ~\n~a~A~a ~a a~ñ~0~1~9~-~.~,~1,~0,~(~+1~a.~a-~a@~a.a@a.~@~2026-~09:~T~aA1~%~\\~😀~\0' +
  '~\u3000~\u3164~\ud800~\ufdfa~\u0390~\u0130~\u1100\u1161~\u0344~\u0300~\u0316\u0300';

const TEXTS = UNITS.slice(1)
  .split('~')
  .flatMap((unit) => [
    filled(unit),
    `a${filled(unit)}`,
    `${filled(unit)}!`,
    `1@a${filled(unit)}\n`,
  ]);

const OTHERS = [
  ...[{}, [], '', 0, null, { nombre: '' }, { fecha: 1 }].map((each) =>
    Array.from({ length: Math.floor(BYTES / (JSON.stringify(each).length + 1)) }, () => each),
  ),
  JSON.parse('['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2)) as unknown,
  Object.fromEntries(Array.from({ length: 7_000 }, (_, n) => [n.toString(36), 1])),
  Object.fromEntries(Array.from({ length: 7_000 }, (_, n) => [n, 1])),
  Number.MAX_VALUE,
];

describe.each(PARTS)('$name', { timeout: PATIENCE_MS }, ({ schema }) => {
  test('refuses at once whatever is long, in each of its places', () => {
    const values = [...TEXTS, ...OTHERS].flatMap((each) => placed(schema, each));
    expect(slowOnes(schema, values)).toEqual([]);
  });
});

test('and whatever else is repeated', { timeout: PATIENCE_MS }, () => {
  const piece = fc.string({ unit: 'binary', minLength: 1, maxLength: 4 });
  const repeated = fc
    .tuple(piece, fc.oneof(piece, fc.string({ minLength: 1, maxLength: 3 })), piece)
    .map(([before, unit, after]) => before + filled(unit) + after);
  fc.assert(
    fc.property(fc.constantFrom(...PARTS), repeated, ({ schema }, text) => {
      expect(slowOnes(schema, placed(schema, text))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** Returns a line for each value whose check takes LIMIT_MS or longer, with the time in ms. */
function slowOnes(schema: Schema, values: readonly unknown[]): string[] {
  return values
    .map((value) => ({ value, ms: costOf(schema, value) }))
    .filter(({ ms }) => ms >= LIMIT_MS)
    .map(({ value, ms }) => `${ms} ms for ${JSON.stringify(value).slice(0, 80)}`);
}

/**
 * Returns the time in ms of the fastest of some tries: slower tries include other work of the
 * machine.
 */
function costOf(schema: Schema, value: unknown): number {
  let fastest = Infinity;
  for (let n = 0; n < 10 && fastest >= LIMIT_MS; n += 1) {
    const start = performance.now();
    schema.safeParse(value);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

/** Returns `hostile` itself, and values in which one field or element is `hostile`. */
function placed(schema: Schema, hostile: unknown): unknown[] {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  const within = (inner: z.core.$ZodType) => placed(inner as Schema, hostile);
  switch (def.type) {
    case 'object':
      return [
        hostile,
        ...Object.entries(def.shape).flatMap(([key, inner]) =>
          within(inner).map((value) => ({ [key]: value })),
        ),
      ];
    case 'array':
      return [hostile, ...within(def.element).map((value) => [value])];
    case 'record':
      return [hostile, ...within(def.valueType).map((value) => ({ '2026-10-06': value }))];
    case 'optional':
    case 'nullable':
    case 'default':
      return within(def.innerType);
    case 'pipe':
      return within(def.in);
    default:
      return [hostile];
  }
}
