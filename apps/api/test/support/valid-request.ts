import type { Endpoint } from '@remanso/contract/endpoint';
import { rutaDeLlamada, type Textos } from '@remanso/contract/llamada';
import type { Request } from './client.ts';
import type { Scene } from './scene.ts';

/** A request as it is sent to whichever call of the contract is in turn. */
export interface ValidRequest {
  /** The path below `/api`, with everything filled in. */
  path: string;
  body?: unknown;
}

interface Written {
  params?: Textos;
  query?: Textos;
  body?: unknown;
}

/** Writes down a request that succeeds for those who may make it; the types hold it to what the endpoint asks for. */
export function valid<E extends Endpoint>(
  endpoint: E,
  request: (scene: Scene) => Request<NoInfer<E>> | Promise<Request<NoInfer<E>>>,
) {
  const make = async (scene: Scene): Promise<ValidRequest> => {
    const { params, query, body } = (await request(scene)) as Written;
    return { path: rutaDeLlamada(endpoint.path, params, query), body };
  };
  return [endpoint.id, make] as const;
}
