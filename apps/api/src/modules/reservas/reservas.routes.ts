import { calcularPrecio } from '@remanso/contract/precios.rules';
import * as api from '@remanso/contract/reservas.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import type { Session } from '../../platform/http/session.ts';
import { existeConfig, leerPrecios } from '../config/config.queries.ts';
import { cancelarReserva } from './cancelar-reserva.ts';
import { crearReserva } from './crear-reserva.ts';
import { misReservas, resumenDeMisReservas } from './mis-reservas.queries.ts';

export function reservasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const vista = ({ isAdmin }: Session) => ({ isAdmin, timeZone: clock.timeZone });

  route(api.crearReserva, ({ session, headers, body }) =>
    crearReserva(dependencies, { session, clave: headers['idempotency-key'], ...body }),
  );

  route(api.misReservas, ({ session, query }) =>
    misReservas(
      db,
      { usuarioId: session.usuarioId, estado: query.estado, page: query.page, size: query.size },
      vista(session),
    ),
  );

  route(api.resumenDeMisReservas, ({ session }) =>
    resumenDeMisReservas(db, { usuarioId: session.usuarioId, ahora: clock.now() }, vista(session)),
  );

  route(api.calcularPrecioDeReserva, async ({ query: { cantidadPersonas } }) => {
    const tabla = (await existeConfig(db)) ? await leerPrecios(db) : null;
    return calcularPrecio(tabla, cantidadPersonas);
  });

  route(api.cancelarReserva, ({ session, params }) =>
    cancelarReserva(dependencies, { session, reservaId: params.id }),
  );
}
