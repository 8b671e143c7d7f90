import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';
import type { Example } from '../src/platform/http/build-openapi.ts';
import type { TestApp } from './support/test-app.ts';
import { prepareCall } from './support/valid-requests/prepare-call.ts';

const LONGEST_LIST = 2;
const CODE = /^\d{6}$/;
const JWT = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;
const SECRET_ADDRESS = /(?<=\/(?:calendario|invitacion)\/)[\w-]{43}/;
const WEBHOOK_SECRET = /whsec_[\w+/=]+/;
const PROGRAM_TOKEN = /rmn_[\w-]{43}/;
const RESET_TOKEN = /(?<=^|token=)[\w-]{43}$/;
const EMAIL = /^(ana|persona\d+)@/;

/** Makes every call of the contract once; returns each request and its answer by endpoint id. */
export async function recordExamples(app: TestApp): Promise<Record<string, Example>> {
  const examples: Record<string, Example> = {};
  for (const endpoint of ENDPOINTS) {
    await app.database.empty();
    examples[endpoint.id] = await recordExample(app, endpoint);
  }
  return examples;
}

async function recordExample(app: TestApp, endpoint: Endpoint): Promise<Example> {
  const { path, body, send } = await prepareCall(app, endpoint);
  const answer = await send();
  if (answer.status !== endpoint.status) {
    throw new Error(`${endpoint.id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return {
    parameters: parametersOf(endpoint.path, path),
    ...(body !== undefined && { request: tidy(body) }),
    // Answers that are not JSON (a calendar, a CSV, the metrics) are not recorded, because they
    // differ from run to run.
    ...(endpoint.response && !endpoint.contentType && { response: tidy(answer.body) }),
  };
}

/**
 * Returns the path and query parameters of a call by name: `/asientos/{id}` and
 * `/asientos/7?page=0` give `{ id: '7', page: '0' }`.
 */
function parametersOf(template: string, target: string): Record<string, string> {
  const [path = '', query = ''] = target.split('?');
  const values = path.split('/');
  const inPath = template
    .split('/')
    .flatMap((piece, index) =>
      piece.startsWith('{') ? [namedValue(piece, decodeURIComponent(values[index] ?? ''))] : [],
    );
  return { ...Object.fromEntries(inPath), ...Object.fromEntries(new URLSearchParams(query)) };
}

/**
 * Returns the name and the value of a path parameter: `{secreto}.ics` and `abc.ics` give
 * `['secreto', 'abc']`.
 */
function namedValue(piece: string, value: string): readonly [string, string] {
  const [, name = '', suffix = ''] = /^\{(\w+)\}(.*)$/.exec(piece) ?? [];
  return [name, String(tidy(value.slice(0, value.length - suffix.length)))];
}

/**
 * Replaces random secrets and numbered e-mails by fixed texts, so that every run records the same
 * example, and shortens long lists for the reader.
 */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(tidy);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidy(each)]));
  }
  if (typeof value !== 'string') return value;
  if (CODE.test(value)) return '123456';
  if (JWT.test(value)) return 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyIn0.c2luLWZpcm1h';
  return value
    .replace(RESET_TOKEN, 'un-token-de-43-caracteres-que-llega-por-email')
    .replace(EMAIL, 'ana.paz@')
    .replace(SECRET_ADDRESS, 'un-secreto-de-43-caracteres')
    .replace(PROGRAM_TOKEN, 'rmn_43-caracteres-que-se-muestran-una-sola-vez')
    .replace(WEBHOOK_SECRET, 'whsec_un-secreto-de-32-bytes');
}
