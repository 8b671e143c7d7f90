import type { Endpoint } from '@remanso/contract/endpoint';
import { rutaDeLlamada, type Textos } from '@remanso/contract/llamada';
import type { Request } from '../client.ts';
import type { Scene } from '../scene.ts';

/** A request as it is sent to whichever call of the contract is in turn. */
export interface ValidRequest {
  /** The path below `/api`, with everything filled in. */
  path: string;
  body?: unknown;
}

/**
 * Who may make a call: anybody, any live session, the client whose thing it is about (and the
 * desk), the person whose account it is (and an administrator), the desk, only an administrator, or
 * a program with a token that is no session. It is decided here once more, and not read from the
 * contract, so that a slip there is found.
 */
export type Allowed = 'anybody' | 'session' | 'owner' | 'person' | 'desk' | 'admin' | 'program';

interface Written {
  params?: Textos;
  query?: Textos;
  body?: unknown;
}

/**
 * Writes down who may make a call, and a request that succeeds for them; the types hold it to the
 * endpoint.
 */
export function valid<E extends Endpoint>(
  endpoint: E,
  allowed: Allowed,
  request: (scene: Scene) => Request<NoInfer<E>> | Promise<Request<NoInfer<E>>>,
) {
  const make = async (scene: Scene): Promise<ValidRequest> => {
    const { params, query, body } = (await request(scene)) as Written;
    return { path: rutaDeLlamada(endpoint.path, params, query), body };
  };
  return [endpoint.id, { allowed, make }] as const;
}
