import { buildOpenApi } from '../../apps/api/src/platform/http/build-openapi.ts';

/**
 * The value at one place of a call or an answer, such as `body.franjaId` or `reservas[].estado`.
 */
export type Field = {
  optional: boolean;
  types: string[];
  /** The allowed values, where the schema lists values (`enum` or `const`); otherwise empty. */
  values: string[];
  limits: Record<string, number | string>;
};
type Fields = Record<string, Field>;
export type Call = { roles: string[]; takes: Fields; answers: Fields };
/** The calls of the API by their request lines, such as `POST /reservas`. */
export type ApiShape = Record<string, Call>;

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  [other: string]: unknown;
}
interface Operation {
  'x-roles': string[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}
type Content = Record<string, { schema: Schema }>;

const LIMITS = new Set(
  'minimum exclusiveMinimum minLength minItems maximum maxLength maxItems pattern format'.split(
    ' ',
  ),
);

/** Returns what the OpenAPI document says of each call, without texts and examples. */
export function shapeOfApi(): ApiShape {
  const paths = buildOpenApi().paths as Record<string, Record<string, Operation>>;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, shapeOf(operation)] as const,
    ),
  );
  return Object.fromEntries(calls);
}

function shapeOf({ 'x-roles': roles, parameters, requestBody, responses }: Operation): Call {
  const takes: Fields = {};
  for (const { name, in: place, required, schema } of parameters) {
    addField(takes, `${place}.${name}`, schema, !required);
  }
  if (requestBody) {
    for (const { schema } of Object.values(requestBody.content)) {
      addField(takes, 'body', schema, !requestBody.required);
    }
  }
  return { roles, takes, answers: answersOf(responses) };
}

/**
 * Returns the successful answers by place. The place of an answer is its status, followed by its
 * media type unless that is JSON.
 */
function answersOf(responses: Operation['responses']): Fields {
  const answers: Fields = {};
  for (const [status, { content = {} }] of Object.entries(responses)) {
    if (!status.startsWith('2')) continue;
    const types = Object.entries(content);
    if (types.length === 0) addField(answers, status, { type: 'nothing' }, false);
    for (const [type, { schema }] of types) {
      const place = type === 'application/json' ? status : `${status} ${type}`;
      addField(answers, place, schema, false);
    }
  }
  for (const field of Object.values(answers)) field.limits = {};
  return answers;
}

/**
 * Adds a field with all variants of its schema. A field inside the schema is optional where some
 * variant does not have or require it.
 */
function addField(fields: Fields, place: string, schema: Schema, optional: boolean): void {
  const ways = waysOf(schema);
  fields[place] = {
    optional,
    types: [...new Set(ways.flatMap(typeOf))].toSorted(),
    values: ways.flatMap(valuesOf).toSorted(),
    limits: Object.fromEntries(
      ways.flatMap((way) => Object.entries(way).filter(([key]) => LIMITS.has(key))),
    ) as Field['limits'],
  };
  const objects = ways.filter(({ properties }) => properties);
  for (const name of new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))) {
    const inside = objects.map((way) => way.properties?.[name]).filter((way) => way !== undefined);
    const always = objects.every(({ required = [] }) => required.includes(name));
    addField(fields, `${place}.${name}`, { anyOf: inside }, !always);
  }
  const items = ways.flatMap((way): Schema[] => (way.items ? [way.items] : []));
  if (items.length > 0) addField(fields, `${place}[]`, { anyOf: items }, false);
}

function waysOf(schema: Schema): Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap((way) => waysOf(way)) : [schema];
}

function typeOf({ type, const: only }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  return [only === undefined ? 'anything' : typeof only];
}

function valuesOf({ const: only, enum: values = [] }: Schema): string[] {
  return [...(only === undefined ? [] : [only]), ...values].map(String);
}
