import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';
import type { Example } from '../src/platform/http/build-openapi.ts';
import type { TestApp } from './support/test-app.ts';
import type { Persona } from './support/builders.ts';
import { METRICS_TOKEN } from './support/secrets.ts';
import { openScene, type Scene } from './support/scene.ts';
import { validRequest } from './support/valid-requests/valid-requests.ts';

const LONGEST_LIST = 2;
const CODE = /^\d{6}$/;
const JWT = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;
const SECRET_ADDRESS = /(?<=\/(?:calendario|invitacion)\/)[\w-]{43}/;
const WEBHOOK_SECRET = /whsec_[\w+/=]+/;
const RESET_TOKEN = /(?<=^|token=)[\w-]{43}$/;
/**
 * The calls that any session can make, but whose valid request was prepared for the administrator.
 */
const OF_THE_ADMIN = ['deshacerReserva', 'previsualizarSerie', 'crearSerie'];
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
    // Answers that are not JSON (a calendar, a CSV, the metrics) are not recorded, because they
    // differ from run to run.
    ...(endpoint.response && !endpoint.contentType && { response: tidy(answer.body) }),
  };
}

/**
 * Deletes the scene's configuration or weekly hours, which exist only once, so that the call that
 * creates them succeeds.
 */
async function forget({ database: { db } }: TestApp, endpointId: string): Promise<void> {
  if (endpointId === 'crearConfig') {
    await db.deleteFrom('config').execute();
    await db.deleteFrom('listas_de_precios').execute();
  }
  if (endpointId === 'crearHorariosBase') await db.deleteFrom('horarios_base').execute();
}

function callerOf(
  { id, access }: Endpoint,
  { admin, client }: Scene,
): Pick<Persona, 'token'> | undefined {
  if (OF_THE_ADMIN.includes(id)) return admin;
  const metricas = { token: METRICS_TOKEN };
  return { public: undefined, session: client, mostrador: admin, admin, metricas }[access];
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
    .replace(WEBHOOK_SECRET, 'whsec_un-secreto-de-32-bytes');
}
