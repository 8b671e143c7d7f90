import { calcularPrecio } from '@remanso/contract/precios.rules';
import * as api from '@remanso/contract/reservas.contract';
import * as leidas from '@remanso/contract/reservas-leidas.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { puedeVer, type Session } from '../../platform/http/session.ts';
import { buscarPrecios } from '../config/config.queries.ts';
import { existeFranja } from '../franjas/franjas.queries.ts';
import { franjaInexistente } from '../franjas/franjas.errors.ts';
import { actualizarReserva } from './actualizar-reserva.ts';
import { buscarAlternativas } from './buscar-alternativas.ts';
import { cambiarEstadoDeReserva } from './cambiar-estado-de-reserva.ts';
import { cancelarReserva } from './cancelar-reserva.ts';
import { crearReserva } from './crear-reserva.ts';
import { eliminarReserva } from './eliminar-reserva.ts';
import { resumenDeMisReservas } from './mis-reservas.queries.ts';
import { leerPaginaDeReservas } from './pagina-de-reservas.queries.ts';
import { reservaInexistente } from './reservas.errors.ts';
import { buscarReserva, reservasDeAdmin, toReserva, toReservaDeAdmin } from './reservas.queries.ts';

export function reservasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const vista = ({ isAdmin }: Session) => ({ isAdmin, timeZone: clock.timeZone });

  route(api.crearReserva, ({ session, headers, body }) =>
    crearReserva(dependencies, { session, clave: headers['idempotency-key'], ...body }),
  );

  route(leidas.misReservas, ({ session, query }) =>
    leerPaginaDeReservas(db, {
      ...query,
      usuarioId: session.usuarioId,
      vista: (fila) => toReserva(fila, vista(session)),
    }),
  );

  route(leidas.resumenDeMisReservas, ({ session }) =>
    resumenDeMisReservas(db, { usuarioId: session.usuarioId, ahora: clock.now() }, vista(session)),
  );

  route(api.calcularPrecioDeReserva, async ({ query: { cantidadPersonas } }) => {
    return calcularPrecio(await buscarPrecios(db), cantidadPersonas);
  });

  route(leidas.alternativasDeReservas, ({ query }) =>
    buscarAlternativas(dependencies, query.reservas),
  );

  route(api.cancelarReserva, ({ session, params }) =>
    cancelarReserva(dependencies, { session, reservaId: params.id }),
  );

  route(leidas.listarReservas, ({ query }) =>
    leerPaginaDeReservas(db, {
      ...query,
      vista: (fila) => toReservaDeAdmin(fila, clock.timeZone),
    }),
  );

  route(leidas.listarReservasPorEstado, ({ params: { estado } }) =>
    reservasDeAdmin(db, { estado }, clock.timeZone),
  );

  route(leidas.listarReservasPorFecha, ({ query: { fecha } }) =>
    reservasDeAdmin(db, { fecha }, clock.timeZone),
  );

  route(leidas.listarReservasDeFranja, async ({ params }) => {
    if (!(await existeFranja(db, params.id))) throw franjaInexistente();
    return reservasDeAdmin(db, { franjaId: params.id }, clock.timeZone);
  });

  route(leidas.obtenerReserva, async ({ session, params }) => {
    const encontrada = await buscarReserva(db, params.id, vista(session));
    if (!encontrada || !puedeVer(session, encontrada.usuarioId)) throw reservaInexistente();
    return encontrada.reserva;
  });

  route(api.actualizarReserva, ({ session, params, body }) =>
    actualizarReserva(dependencies, { session, reservaId: params.id, ...body }),
  );

  route(api.cambiarEstadoDeReserva, async ({ session, params, query: { nuevoEstado } }) => ({
    message: 'Estado de la reserva actualizado correctamente',
    reserva: await cambiarEstadoDeReserva(dependencies, {
      session,
      reservaId: params.id,
      nuevoEstado,
    }),
  }));

  route(api.eliminarReserva, async ({ session, params }) => {
    await eliminarReserva(dependencies, { session, reservaId: params.id });
    return { message: 'Reserva eliminada exitosamente' };
  });
}
