import type { Endpoint } from '@remanso/contract/endpoint';
import { rutaDeLlamada, type Textos } from '@remanso/contract/llamada';
import type { Request } from '../client.ts';
import type { Scene } from '../scene.ts';

export interface ValidRequest {
  /** The path below `/api`, with all parameters filled in. */
  path: string;
  body?: unknown;
}

/**
 * The people who can make a call. 'anybody': no session needed; 'session': any user; 'owner': the
 * client whom the data is about, or the desk; 'person': the user whose account it is, or an
 * administrator; 'self': that user alone, and nobody in their place; 'desk': the recepción or an
 * administrator; 'admin': an administrator; 'program': a program with its own token. The tests
 * repeat this list instead of reading the contract, so that a mistake in the contract is found.
 */
export type Allowed =
  | 'anybody'
  | 'session'
  | 'owner'
  | 'person'
  | 'self'
  | 'desk'
  | 'admin'
  | 'program';

interface Written {
  params?: Textos;
  query?: Textos;
  body?: unknown;
}

/**
 * Defines who can make a call, and a request that succeeds for them. The types check the request
 * against the endpoint.
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
