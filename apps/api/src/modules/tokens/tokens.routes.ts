import * as api from '@remanso/contract/sistema/tokens.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { borrarToken } from './borrar-token.ts';
import { crearToken } from './crear-token.ts';
import { leerTokens } from './tokens.queries.ts';

export function tokensRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarTokens, async () => ({ tokens: await leerTokens(db, clock.timeZone) }));

  route(api.crearToken, ({ body, session }) => crearToken(dependencies, { session, nuevo: body }));

  route(api.borrarToken, async ({ params, session }) => {
    await borrarToken(dependencies, { adminId: session.usuarioId, id: params.id });
    return undefined;
  });
}
