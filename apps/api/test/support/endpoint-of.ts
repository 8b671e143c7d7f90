import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';

/**
 * Returns the endpoint of a call such as `GET /franjas/7?page=0`. A path without parameters is
 * preferred to a path with one, as the router does.
 */
export function endpointOf(call: string): Endpoint | undefined {
  const matching: readonly Endpoint[] = ENDPOINTS.filter(({ method, path }) =>
    new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`).test(call),
  );
  return matching.toSorted((a, b) => literalLength(b.path) - literalLength(a.path))[0];
}

const literalLength = (template: string) => template.replaceAll(/\{\w+\}/g, '').length;
