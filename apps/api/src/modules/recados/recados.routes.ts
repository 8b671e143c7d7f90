import * as api from '@remanso/contract/reserva/recados.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { desmarcarRecado } from './desmarcar-recado.ts';
import { marcarRecado } from './marcar-recado.ts';
import { listarRecados } from './recados.queries.ts';

export function recadosRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarRecados, ({ query }) => listarRecados(db, clock, query.fecha));

  route(api.marcarRecado, async ({ session, params: { id, tipo }, body: { franjaId } }) => {
    await marcarRecado(dependencies, { quien: session.usuarioId, reservaId: id, tipo, franjaId });
    return { message: 'Quedó como avisado' };
  });

  route(api.desmarcarRecado, async ({ session, params: { id, tipo }, query: { franjaId } }) => {
    const quien = session.usuarioId;
    await desmarcarRecado(dependencies, { quien, reservaId: id, tipo, franjaId });
    return { message: 'Quedó sin avisar' };
  });
}
