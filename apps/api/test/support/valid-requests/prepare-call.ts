import type { Endpoint } from '@remanso/contract/endpoint';
import type { Answer, Caller, UntypedRequest } from '../client.ts';
import { openScene, type Scene } from '../scene.ts';
import { METRICS_TOKEN } from '../secrets.ts';
import type { TestApp } from '../test-app.ts';
import { validRequest } from './valid-requests.ts';

/** A call that succeeds, and that nobody has made yet. */
export interface PreparedCall {
  scene: Scene;
  /** The path below `/api`, with all parameters filled in. */
  path: string;
  body: unknown;
  /** The person who makes the call; undefined where the call needs no session. */
  as: Caller | undefined;
  /** Makes the call, in which `instead` replaces parts of the request. */
  send(instead?: UntypedRequest & { path?: string }): Promise<Answer>;
}

/**
 * The calls that any session can make, but whose valid request was prepared for the administrator.
 */
const OF_THE_ADMIN = ['deshacerReserva', 'previsualizarSerie', 'crearSerie'];

/** Opens a scene in which the call can be made, and prepares a request that succeeds there. */
export async function prepareCall(app: TestApp, endpoint: Endpoint): Promise<PreparedCall> {
  const scene = await openScene(app);
  await forget(app, endpoint.id);
  const { path, body } = await validRequest(endpoint.id, scene);
  const as = callerOf(endpoint, scene);
  return {
    scene,
    path,
    body,
    as,
    send: ({ path: other = path, ...instead } = {}) =>
      app.send(endpoint.method, other, { as, body, ...instead }),
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

function callerOf({ id, access }: Endpoint, { admin, client }: Scene): Caller | undefined {
  if (OF_THE_ADMIN.includes(id)) return admin;
  const metricas = { token: METRICS_TOKEN };
  return { public: undefined, session: client, mostrador: admin, admin, metricas }[access];
}
