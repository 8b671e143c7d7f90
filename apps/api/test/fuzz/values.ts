import fc from 'fast-check';
import type { JsonSchema } from './openapi-document.ts';

/*
 * Generators of random values. Most values fit a schema or nearly fit it; hostile values fit no
 * schema.
 */

/**
 * The largest id that is often generated. The test's centre has about this many rows of a kind, so
 * ids up to it often exist.
 */
const IDS = 60;

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\u0000', '\ud800', '\udc00a', "'; drop table franjas; --", '\\', '%', '٣', ' '),
  fc.constantFrom('2026-02-30', 'infinity', 'today', '24:00', '1e3', '-1', '0', 'null', 'ADMIN'),
  fc.constantFrom('x'.repeat(5_000), 'ﷺ'.repeat(200), 'é'.repeat(61), '👩‍👩‍👧'.repeat(9), '\r\nX: y'),
);

const hostileNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 0.5, -1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, undefined, true, false, [], {}, [null], [[]], { length: 1 }),
);

const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 8 }) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: IDS }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 9_999, 2 ** 31, Number.MAX_SAFE_INTEGER) },
);

/** Generates a day near the present of the tests, or a day that is often handled wrongly. */
const date = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 40 }).map(dayOfAutumn) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2028-02-29', '2027-02-29', '0001-01-01', '9999-12-31', '2026-9-1'),
  },
);

function dayOfAutumn(days: number): string {
  return Temporal.PlainDate.from('2026-09-25').add({ days }).toString();
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom(0, 15, 30, 59, 60))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

const moment = fc.tuple(date, time).map(([day, hour]) => `${day}T${hour}:00`);

const text = fc.oneof(
  fc.constantFrom(
    'Ana',
    'maría josé',
    'ana@ejemplo.com',
    'persona2@ejemplo.com',
    '+54 381 555 0142',
  ),
  fc.constantFrom('Secreta1', 'Distinta2', ''),
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  date,
  time,
  moment,
);

/** Generates a value that fits a schema, or that is just beyond a bound of the schema. */
export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, enum: options, properties, required = [], items, examples } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(valueOf));
  if (options) return fc.constantFrom(...options);
  if (properties) {
    const members = Object.entries(properties).map(([name, property]) => [name, valueOf(property)]);
    return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: required,
      noNullPrototype: true,
    });
  }
  if (items) return fc.array(valueOf(items), { maxLength: 8 });
  if (schema.type === 'string')
    return examples ? fc.oneof(fc.constantFrom(...examples), textOf(schema)) : textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : hostileValue;
}

function textOf({ format, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return date;
  if (maxLength === undefined) return text;
  const longest = fc.constantFrom('a'.repeat(maxLength), 'a'.repeat(maxLength + 1));
  return fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: longest });
}

/** Generates a number. A schema without its own maximum describes an id. */
function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  if (maximum === Number.MAX_SAFE_INTEGER) return id;
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: minimum, max: maximum }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1) },
  );
}

type Path = (string | number)[];

/** Returns the paths to all parts of a value, first the empty path of the whole value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...children.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, replacement);
  return copy;
}

/** Generates a copy of a value in which one part is replaced by a hostile value. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...pathsOf(value)), hostileValue)
    .map(([path, replacement]) => replaceAt(value, path, replacement));
}
