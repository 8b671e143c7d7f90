import type { Call, OpenApiDocument } from '../../apps/api/test/fuzz/openapi-document.ts';
import { callsOf } from '../../apps/api/test/fuzz/openapi-document.ts';

/** A request that the OpenAPI document shows as an example. */
export interface DocumentedRequest {
  /** The method and the path of the document, such as `GET /reservas/{id}`. */
  call: string;
  method: string;
  /** The path and the query with the values of the example. */
  target: string;
  body: unknown;
  /** The number of values that the request takes from outside. */
  values: number;
}

/** Marks each value of a request: its text and that of the mark. */
export type Mark = (value: string) => string;

const PLAIN: Mark = (value) => value;

/** Returns the example of every call of the document that takes parameters or a body. */
export async function readDocumentedRequests(
  origin: string,
  mark: Mark = PLAIN,
): Promise<DocumentedRequest[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const calls = callsOf((await answer.json()) as OpenApiDocument);
  return calls.map((call) => requestOf(call, mark)).filter(({ values }) => values > 0);
}

/** Writes a value of the document as a path or a query has it. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function requestOf(call: Call, mark: Mark): DocumentedRequest {
  const { method, path, parameters, requestBody } = call;
  const taken = parameters.filter((each) => each.in !== 'header');
  const valueOf = ({ example, schema }: (typeof taken)[number]) =>
    textOf(example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? 1);
  const marked = (each: (typeof taken)[number]) => mark(encodeURIComponent(valueOf(each)));
  const filled = taken
    .filter((each) => each.in === 'path')
    .reduce((so, each) => so.replace(`{${each.name}}`, marked(each)), path);
  const query = taken
    .filter((each) => each.in === 'query')
    .map((each) => `${each.name}=${marked(each)}`)
    .join('&');
  const body = requestBody?.content['application/json'].example;
  return {
    call: `${method} ${path}`,
    method,
    target: `/api${filled}${query === '' ? '' : `?${query}`}`,
    body,
    values: taken.length + leavesOf(body).length,
  };
}

function leavesOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [value];
}
