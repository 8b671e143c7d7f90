import { calcularPrecio } from '@remanso/contract/precios.rules';
import * as api from '@remanso/contract/reservas.contract';
import * as leidas from '@remanso/contract/reservas-leidas.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { camposDePagina } from '../../platform/campos-de-pagina.ts';
import { answerList } from '../../platform/http/answer-list.ts';
import { puedeVer, type Session } from '../../platform/http/session.ts';
import { pageOf } from '../../platform/read-page.ts';
import { buscarPrecios } from '../config/config.queries.ts';
import { existeFranja } from '../franjas/franjas.queries.ts';
import { franjaInexistente } from '../franjas/franjas.errors.ts';
import { buscarAlternativas } from '../plan/buscar-alternativas.ts';
import { resumenDeMisReservas } from '../reservas-leidas/mis-reservas.queries.ts';
import { leerPaginaDeReservas } from '../reservas-leidas/pagina-de-reservas.queries.ts';
import {
  buscarReserva,
  reservaDeFila,
  reservaDeAdminDeFila,
  type FilaDeReserva,
} from '../reservas-leidas/reservas.queries.ts';
import { actualizarReserva } from './actualizar-reserva.ts';
import { cambiarEstadoDeReserva } from './cambiar-estado-de-reserva.ts';
import { cancelarReserva } from './cancelar-reserva.ts';
import { crearReserva } from './crear-reserva.ts';
import { eliminarReserva } from './eliminar-reserva.ts';
import { reservaInexistente } from './reservas.errors.ts';

export function reservasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const vista = ({ isAdmin }: Session) => ({ isAdmin, clock });
  const deAdmin = (fila: FilaDeReserva) => reservaDeAdminDeFila(fila, clock.timeZone);

  route(api.crearReserva, ({ session, headers, body }) =>
    crearReserva(dependencies, { session, clave: headers['idempotency-key'], ...body }),
  );

  route(leidas.misReservas, async ({ session, query }) => {
    const { elementos, total } = await leerPaginaDeReservas(db, {
      ...query,
      usuarioId: session.usuarioId,
      ahora: clock.now(),
      vista: (fila) => reservaDeFila(fila, vista(session)),
    });
    return { reservas: elementos, ...camposDePagina(query, total) };
  });

  route(leidas.resumenDeMisReservas, ({ session }) =>
    resumenDeMisReservas(db, { usuarioId: session.usuarioId, ahora: clock.now() }, vista(session)),
  );

  route(api.calcularPrecioDeReserva, async ({ query: { cantidadPersonas } }) => {
    return calcularPrecio(await buscarPrecios(db), cantidadPersonas);
  });

  route(leidas.alternativasDeReservas, async ({ query }) =>
    answerList(pageOf(await buscarAlternativas(dependencies, query.reservas), query)),
  );

  route(api.cancelarReserva, ({ session, params }) =>
    cancelarReserva(dependencies, { session, reservaId: params.id }),
  );

  route(leidas.listarReservas, async ({ query }) => {
    const { elementos, total } = await leerPaginaDeReservas(db, {
      ...query,
      ahora: clock.now(),
      vista: deAdmin,
    });
    return { reservas: elementos, ...camposDePagina(query, total) };
  });

  route(leidas.listarReservasPorEstado, async ({ params: { estado }, query }) =>
    answerList(
      await leerPaginaDeReservas(db, { ...query, estado, ahora: clock.now(), vista: deAdmin }),
    ),
  );

  route(leidas.listarReservasPorFecha, async ({ query }) =>
    answerList(
      await leerPaginaDeReservas(db, {
        ...query,
        orden: 'dia',
        ahora: clock.now(),
        vista: deAdmin,
      }),
    ),
  );

  route(leidas.listarReservasDeFranja, async ({ params: { id: franjaId }, query }) => {
    if (!(await existeFranja(db, franjaId))) throw franjaInexistente();
    return answerList(
      await leerPaginaDeReservas(db, { ...query, franjaId, ahora: clock.now(), vista: deAdmin }),
    );
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
