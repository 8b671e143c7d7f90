import * as api from '@remanso/contract/reserva/calendarios.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { borrarCalendario } from './borrar-calendario.ts';
import { calendarioInexistente } from './calendarios.errors.ts';
import { buscarDireccion } from './calendarios.queries.ts';
import { crearCalendario } from './crear-calendario.ts';
import { escribirCalendario, escribirPorEnlace } from './escribir-calendario.ts';

export function calendariosRoutes(route: Route, dependencies: Dependencies): void {
  route(api.crearCalendario, ({ session }) => crearCalendario(dependencies, session));

  const { db, clock } = dependencies;
  route(api.verCalendario, async ({ session: { usuarioId } }) => {
    const direccion = await buscarDireccion(db, { usuarioId, timeZone: clock.timeZone });
    if (!direccion) throw calendarioInexistente();
    return direccion;
  });

  route(api.borrarCalendario, async ({ session }) => {
    await borrarCalendario(dependencies, session);
    return undefined;
  });

  route(api.leerCalendario, ({ params }) => escribirCalendario(dependencies, params.secreto));

  route(api.leerEnlaceDeCalendario, ({ params }) =>
    escribirPorEnlace(dependencies, params.secreto),
  );
}
