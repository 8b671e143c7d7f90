import * as api from '@remanso/contract/reserva/asistencia.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { marcarAsistencia } from './marcar-asistencia.ts';

export function asistenciaRoutes(route: Route, dependencies: Dependencies): void {
  route(api.marcarAsistencia, ({ session, params, body }) =>
    marcarAsistencia(dependencies, { session, reservaId: params.id, ...body }),
  );
}
