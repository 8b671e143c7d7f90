import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import * as api from '@remanso/contract/reserva/reservas.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { buscarPrecios } from '../config/config.queries.ts';
import { actualizarReserva } from './actualizar-reserva.ts';
import { cambiarEstadoDeReserva } from './cambiar-estado-de-reserva.ts';
import { cancelarReserva } from './cancelar-reserva.ts';
import { crearReserva } from './nueva/crear-reserva.ts';
import { deshacerReserva } from './deshacer-reserva.ts';
import { eliminarReserva } from './eliminar-reserva.ts';

export function reservasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.crearReserva, ({ session, headers, body }) =>
    crearReserva(dependencies, { session, clave: headers['idempotency-key'], ...body }),
  );

  route(api.calcularPrecioDeReserva, async ({ query }) => {
    const precios = await buscarPrecios(db, query.fecha ?? clock.today());
    return calcularPrecio(precios, query.cantidadPersonas);
  });

  route(api.cancelarReserva, ({ session, params, body }) =>
    cancelarReserva(dependencies, {
      session,
      reservaId: params.id,
      motivo: body.motivo ?? undefined,
    }),
  );

  route(api.actualizarReserva, ({ session, params, body }) =>
    actualizarReserva(dependencies, { session, reservaId: params.id, ...body }),
  );

  route(api.deshacerReserva, ({ session, params, query }) =>
    deshacerReserva(dependencies, { session, reservaId: params.id, ...query }),
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
