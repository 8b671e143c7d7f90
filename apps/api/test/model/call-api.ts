import type { Dependencies } from '../../src/dependencies.ts';
import type { Usuario } from './centro.ts';
import type { Peticion } from './paso.ts';

export interface Respuesta {
  status: number;
  body: unknown;
}

/**
 * Sends a request with a valid token of its person, or an outdated one for `tokenViejo`; connections are kept alive.
 */
export async function callApi(
  { origin, dependencies }: { origin: string; dependencies: Dependencies },
  { target, body, headers, tokenViejo = false }: Peticion,
  usuario: Usuario | undefined,
): Promise<Respuesta> {
  const [method = '', path = ''] = target.split(' ');
  const version = (usuario?.version ?? 0) - (tokenViejo ? 1 : 0);
  const token = usuario && (await dependencies.tokens.sign({ ...usuario, version }));
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
