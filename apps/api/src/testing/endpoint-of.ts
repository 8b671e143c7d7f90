import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';

/** Which one `GET /franjas/7?page=0` calls. As the router does: a path that is written out comes before one with a parameter. */
export function endpointOf(call: string): Endpoint | undefined {
  const matching: readonly Endpoint[] = ENDPOINTS.filter(({ method, path }) =>
    new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`).test(call),
  );
  return matching.toSorted((a, b) => literalLength(b.path) - literalLength(a.path))[0];
}

const literalLength = (template: string) => template.replaceAll(/\{\w+\}/g, '').length;
