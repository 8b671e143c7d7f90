import * as api from '@remanso/contract/seguimiento/auditoria.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { listarHechos } from './auditoria.queries.ts';

export function auditoriaRoutes(route: Route, { db, clock }: Dependencies): void {
  route(api.listarActividad, ({ query }) => listarHechos(db, query, clock.timeZone));
}
