import { cancelarReserva } from '@remanso/contract/reservas.contract';
import { misReservas, resumenDeMisReservas } from '@remanso/contract/reservas-leidas.contract';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import { conCopia } from '../../lib/copia.ts';
import { CLAVE_DE_FRANJAS, CLAVE_DE_RESERVAS } from './claves.ts';
import { comoLaVeElCliente } from './reserva.view.ts';

export function resumenPropio() {
  return queryOptions({
    queryKey: [...CLAVE_DE_RESERVAS, 'resumen'],
    queryFn: ({ signal }) =>
      conCopia('copia:resumen', async () => {
        const siFalla = 'Error al obtener las reservas';
        const { proxima, estadisticas } = await llamar(resumenDeMisReservas, { siFalla, signal });
        return { proxima: proxima && comoLaVeElCliente(proxima), estadisticas };
      }),
  });
}

/** A page of the client's own bookings; `pagina` is zero based, as on the wire. */
export function paginaDeReservas(pagina: number) {
  return queryOptions({
    queryKey: [...CLAVE_DE_RESERVAS, 'pagina', pagina],
    // Only the first page is kept as a copy: the newest bookings are the ones that people without a network look for.
    queryFn: ({ signal }) =>
      conCopia(pagina === 0 ? 'copia:reservas' : null, async () => {
        const siFalla = 'Error al obtener las reservas';
        const respuesta = await llamar(misReservas, { query: { page: pagina }, siFalla, signal });
        return { ...respuesta, reservas: respuesta.reservas.map(comoLaVeElCliente) };
      }),
  });
}

export function cancelacion() {
  return mutationOptions({
    mutationFn: (id: number) =>
      llamar(cancelarReserva, { params: { id }, siFalla: 'Error al cancelar la reserva' }),
    onSettled: (_datos, _error, _id, _previo, { client }) => renovar(client),
  });
}

/** Reads the client's bookings again, and the places that they free or take. */
export function renovar(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: CLAVE_DE_RESERVAS }),
    client.invalidateQueries({ queryKey: CLAVE_DE_FRANJAS }),
  ]);
}
