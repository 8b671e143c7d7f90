import * as api from '@remanso/contract/asientos.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { puedeVer } from '../../platform/http/session.ts';
import { reservaInexistente } from '../reservas/reservas.errors.ts';
import { buscarReserva } from '../reservas/reservas.queries.ts';
import { actualizarAsiento } from './actualizar-asiento.ts';
import { agregarAsiento } from './agregar-asiento.ts';
import { asientoInexistente } from './asientos.errors.ts';
import {
  asientosDeReserva,
  asientosPorTipo,
  buscarAsiento,
  paginaDeAsientos,
} from './asientos.queries.ts';
import { quitarAsiento } from './quitar-asiento.ts';

export function asientosRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarAsientos, ({ query }) => paginaDeAsientos(db, query));

  route(api.listarAsientosPorTipo, ({ params }) => asientosPorTipo(db, params.tipo));

  route(api.listarAsientosDeReserva, async ({ session, params }) => {
    const vista = { isAdmin: session.isAdmin, timeZone: clock.timeZone };
    const encontrada = await buscarReserva(db, params.id, vista);
    if (!encontrada || !puedeVer(session, encontrada.usuarioId)) throw reservaInexistente();
    return asientosDeReserva(db, params.id);
  });

  route(api.obtenerAsiento, async ({ session, params }) => {
    const encontrado = await buscarAsiento(db, params.id);
    if (!encontrado || !puedeVer(session, encontrado.usuarioId)) throw asientoInexistente();
    return encontrado.asiento;
  });

  route(api.agregarAsiento, ({ session, body }) =>
    agregarAsiento(dependencies, { session, ...body }),
  );

  route(api.actualizarAsiento, ({ session, params, body }) =>
    actualizarAsiento(dependencies, {
      ...body,
      adminId: session.usuarioId,
      asientoId: params.id,
    }),
  );

  route(api.eliminarAsiento, ({ session, params }) =>
    quitarAsiento(dependencies, { session, asientoId: params.id }),
  );
}
