import * as api from '@remanso/contract/centro/centro.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { actualizarCentro } from './actualizar-centro.ts';
import { leerCentro } from './centro.queries.ts';

export function centroRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.obtenerCentro, () => leerCentro(db, clock.timeZone));

  route(api.previsualizarCentro, async ({ body }) => {
    const centro = await leerCentro(db, clock.timeZone);
    return dependencies.mostrarMensaje({ ...centro, ...(body as Partial<api.Centro>) });
  });

  route(api.actualizarCentro, ({ body, session, assertUnchanged }) =>
    actualizarCentro(dependencies, {
      adminId: session.usuarioId,
      cambios: body,
      assertUnchanged,
    }),
  );
}
