import * as api from '@remanso/contract/seguimiento/auditoria.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { leerProgramas, listarHechos } from './auditoria.queries.ts';

export function auditoriaRoutes(route: Route, { db, clock }: Dependencies): void {
  route(api.listarActividad, async ({ query }) => ({
    ...(await listarHechos(db, query, clock.timeZone)),
    programas: await leerProgramas(db),
  }));
}
