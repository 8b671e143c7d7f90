import fc from 'fast-check';
import type { Call, Parameter } from './openapi-document.ts';
import { hostileValue, spoiled, valueOf } from './values.ts';

export const CALLERS = ['admin', 'client', 'otherClient', 'anonymous', 'forged'] as const;
export type Caller = (typeof CALLERS)[number];

export interface FuzzedRequest {
  call: Call;
  caller: Caller;
  /** The path with its parameters filled in, and with its query. */
  path: string;
  headers: Record<string, string>;
  /** The body as it is sent; undefined for a request without a body. */
  body: string | undefined;
}

const caller = fc.oneof(
  { weight: 16, arbitrary: fc.constant<Caller>('admin') },
  { weight: 5, arbitrary: fc.constantFrom<Caller>('client', 'otherClient') },
  { weight: 1, arbitrary: fc.constantFrom<Caller>('anonymous', 'forged') },
);

export function requestFor(calls: readonly Call[]): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(...calls).chain((call) =>
    fc
      .record({ path: addressOf(call), headers: headersOf(call), caller, body: bodyOf(call) })
      .map((request) => ({ call, ...request }))
      .chain((request) => (request.caller === 'forged' ? forge(request) : fc.constant(request))),
  );
}

/** Generates a random Authorization header for a request, without a valid token. */
function forge(request: FuzzedRequest): fc.Arbitrary<FuzzedRequest> {
  return fc
    .oneof(
      headerText,
      headerText.map((text) => `Bearer ${text}`),
      fc.constantFrom('Bearer a.b.c', 'Bearer', 'Basic YTpi'),
    )
    .map((authorization) => ({ ...request, headers: { ...request.headers, authorization } }));
}

/**
 * Generates the text of a parameter: mostly its example or a value of its schema in the document,
 * sometimes a hostile value.
 */
function parameterText({ schema, example }: Parameter): fc.Arbitrary<string> {
  const described = valueOf(schema);
  const shown = example === undefined ? described : fc.constant(example);
  return fc
    .oneof(
      { weight: 4, arbitrary: described },
      { weight: 2, arbitrary: shown },
      { weight: 1, arbitrary: hostileValue },
    )
    .map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
}

/** Segments of a path whose percent-encoding is invalid or encodes a forbidden character. */
const BROKEN_ENCODING = ['%ff', '%', '%c0%80', '%00', '%zz'];

function segment(parameter: Parameter): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 15, arbitrary: parameterText(parameter).map(encodeSegment) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_ENCODING) },
  );
}

/**
 * Encodes a segment of a path. Replaces an empty segment, or a segment of dots only, by '-',
 * because such a segment would change which path is requested.
 */
function encodeSegment(text: string): string {
  return /^\.*$/.test(text) ? '-' : encode(text);
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function addressOf({ path, parameters }: Call): fc.Arbitrary<string> {
  const segments = parameters.filter((parameter) => parameter.in === 'path');
  const filled = segments.map((parameter) => segment(parameter));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return fc.tuple(fc.tuple(...filled), queryOf(query)).map(([values, search]) => {
    let position = 0;
    const address = path.replace(/\{\w+\}/g, () => values[position++] ?? '-');
    return search === '' ? address : `${address}?${search}`;
  });
}

/**
 * Generates a query. Parameters can be missing or repeated, and unknown parameters can be added.
 */
function queryOf(parameters: Parameter[]): fc.Arbitrary<string> {
  const pairs = parameters.map((parameter) =>
    fc
      .array(
        parameterText(parameter).map((text) => `${parameter.name}=${encode(text)}`),
        { minLength: 0, maxLength: 1 },
      )
      .chain((once) => fc.constantFrom(once, once, once, once, once, [...once, ...once])),
  );
  const others = fc.constantFrom('', '', '', 'otra=1', '__proto__=1', 'page=%ff', '&&=');
  return fc
    .tuple(others, fc.tuple(...pairs))
    .map(([other, each]) => [...each.flat(), other].filter((pair) => pair !== '').join('&'));
}

/** Random text for a header, of the characters that HTTP allows there: 32 to 255 without DEL. */
const headerText = fc.string({
  unit: fc
    .integer({ min: 32, max: 255 })
    .map((code) => (code === 127 ? ' ' : String.fromCharCode(code))),
  maxLength: 220,
});

function headersOf({ parameters }: Call): fc.Arbitrary<Record<string, string>> {
  const own = parameters.filter((parameter) => parameter.in === 'header');
  const members = own.map(({ name, schema: { examples = ['una', 'otra'] } }) => [
    name,
    fc.oneof(fc.constantFrom(...examples), headerText),
  ]);
  return fc
    .record(Object.fromEntries(members), { requiredKeys: [], noNullPrototype: true })
    .map((headers) => headers as Record<string, string>);
}

const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"a":1,}',
  '\u0000',
  '['.repeat(50_000),
  `"${'x'.repeat(70_000)}"`,
];

function bodyOf({ method, requestBody }: Call): fc.Arbitrary<string | undefined> {
  if (!requestBody) {
    // The document describes no body for this call, so the server must ignore a body.
    return method === 'GET'
      ? fc.constant(undefined)
      : fc.constantFrom(undefined, undefined, undefined, '', '{}', '{"rol":"ADMIN"}');
  }
  const { schema, example } = requestBody.content['application/json'];
  const described = valueOf(schema);
  const shown = example === undefined ? described : fc.constant(example);
  return fc.oneof(
    { weight: 5, arbitrary: described.map(toJson) },
    { weight: 4, arbitrary: shown.map(toJson) },
    { weight: 4, arbitrary: fc.oneof(described, shown).chain(spoiled).map(toJson) },
    { weight: 1, arbitrary: hostileValue.map(toJson) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, ...BROKEN_BODIES) },
  );
}

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
