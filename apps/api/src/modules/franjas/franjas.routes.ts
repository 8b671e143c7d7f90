import * as api from '@remanso/contract/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { franjasConReservas, franjasDeAdmin, franjasDeCliente } from './franjas.queries.ts';
import { generarFranjas } from './generar-franjas.ts';

export function franjasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.franjasPorFechaDeCliente, ({ params }) =>
    franjasDeCliente(db, { fecha: params.fecha, ahora: clock.now() }),
  );

  route(api.franjasPorFecha, ({ params: { fecha }, query }) => {
    const dia = { desde: fecha, hasta: fecha };
    return query.incluirDetalles
      ? franjasConReservas(db, dia, clock.timeZone)
      : franjasDeAdmin(db, dia);
  });

  route(api.generarFranjas, ({ query }) => generarFranjas(dependencies, query));
}
