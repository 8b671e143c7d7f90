import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';
import type { Example } from '../src/platform/http/build-openapi.ts';
import type { TestApp } from './support/test-app.ts';
import type { Persona } from './support/builders.ts';
import { METRICS_TOKEN } from './support/secrets.ts';
import { openScene, type Scene } from './support/scene.ts';
import { validRequest } from './support/valid-requests/valid-requests.ts';

const LONGEST_LIST = 2;
const JWT = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;
const CALENDAR = /\/calendario\/[\w-]{43}/;
const RESET_TOKEN = /(?<=^|token=)[\w-]{43}$/;
const EMAIL = /^(ana|persona\d+)@/;

/**
 * Makes every call of the contract once; returns what was sent and what came back, by endpoint id.
 */
export async function recordExamples(app: TestApp): Promise<Record<string, Example>> {
  const examples: Record<string, Example> = {};
  for (const endpoint of ENDPOINTS) {
    await app.database.empty();
    examples[endpoint.id] = await recordExample(app, endpoint);
  }
  return examples;
}

async function recordExample(app: TestApp, endpoint: Endpoint): Promise<Example> {
  const scene = await openScene(app);
  await forget(app, endpoint.id);
  const { path, body } = await validRequest(endpoint.id, scene);
  const answer = await app.send(endpoint.method, path, { as: callerOf(endpoint, scene), body });
  if (answer.status !== endpoint.status) {
    throw new Error(`${endpoint.id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return {
    parameters: parametersOf(endpoint.path, path),
    ...(body !== undefined && { request: tidy(body) }),
    // A text of figures is another one each time.
    ...(endpoint.response && !endpoint.contentType && { response: tidy(answer.body) }),
  };
}

/** Removes what is made once in the life of a centre, and which the scene has made already. */
async function forget({ database: { db } }: TestApp, endpointId: string): Promise<void> {
  if (endpointId === 'crearConfig') {
    await db.deleteFrom('config').execute();
    await db.deleteFrom('listas_de_precios').execute();
  }
  if (endpointId === 'crearHorariosBase') await db.deleteFrom('horarios_base').execute();
}

function callerOf(
  { access }: Endpoint,
  { admin, client }: Scene,
): Pick<Persona, 'token'> | undefined {
  const metricas = { token: METRICS_TOKEN };
  return { public: undefined, session: client, mostrador: admin, admin, metricas }[access];
}

/**
 * Returns the parameters of a call: `{ id: '7', page: '0' }` of `/asientos/{id}` and
 * `/asientos/7?page=0`.
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

/** Returns `secreto` and its value of `{secreto}.ics`. */
function namedValue(piece: string, value: string): readonly [string, string] {
  const [, name = '', suffix = ''] = /^\{(\w+)\}(.*)$/.exec(piece) ?? [];
  return [name, String(tidy(value.slice(0, value.length - suffix.length)))];
}

/**
 * Makes a value the same each time: without secrets made at random or the number that a person's
 * e-mail gets from all the calls before, and no longer than a reader wants.
 */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(tidy);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidy(each)]));
  }
  if (typeof value !== 'string') return value;
  if (JWT.test(value)) return 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyIn0.c2luLWZpcm1h';
  return value
    .replace(RESET_TOKEN, 'un-token-de-43-caracteres-que-llega-por-email')
    .replace(EMAIL, 'ana.paz@')
    .replace(CALENDAR, '/calendario/un-secreto-de-43-caracteres');
}
