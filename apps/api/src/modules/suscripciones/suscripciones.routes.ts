import * as api from '@remanso/contract/persona/suscripciones.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { borrarSuscripcion } from './borrar-suscripcion.ts';
import { crearSuscripcion } from './crear-suscripcion.ts';
import { leerSuscripciones } from './suscripciones.queries.ts';

export function suscripcionesRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock, readVapidKeys, alTelefono: disponible } = dependencies;

  route(api.misSuscripciones, async ({ session: { usuarioId } }) => ({
    clave: (await readVapidKeys()).publica,
    disponible,
    suscripciones: await leerSuscripciones(db, { usuarioId, timeZone: clock.timeZone }),
  }));

  route(api.crearSuscripcion, ({ session, body }) => crearSuscripcion(dependencies, session, body));

  route(api.borrarSuscripcion, async ({ session, params }) => {
    await borrarSuscripcion(dependencies, session, params.id);
    return undefined;
  });
}
