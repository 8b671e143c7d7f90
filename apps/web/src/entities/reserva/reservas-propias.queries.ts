import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';
import { conCopia } from '../../lib/copia.ts';
import { consultasDeFranjasPorReservar } from '../franja/franjas-por-reservar.queries.ts';
import { comoLaVeElCliente } from './reserva.view.ts';

const SIN_RESERVAS = 'Error al obtener las reservas';

export const consultasDeReservasPropias = {
  todas: ['reservas-propias'] as const,

  resumen: () =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'resumen'],
      queryFn: ({ signal }) =>
        conCopia('copia:resumen', async () => {
          const { proxima, estadisticas } = await llamar('GET /reservas/mias/resumen', {
            siFalla: SIN_RESERVAS,
            signal,
          });
          return { proxima: proxima && comoLaVeElCliente(proxima), estadisticas };
        }),
    }),

  /** A page of the client's own bookings; `pagina` is zero based, as on the wire. */
  pagina: (pagina: number) =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'pagina', pagina],
      // The copy is of the first page alone: people without a network look for their newest bookings.
      queryFn: ({ signal }) =>
        conCopia(pagina === 0 ? 'copia:reservas' : null, async () => {
          const query = { page: pagina };
          const respuesta = await llamar('GET /reservas/mias', {
            query,
            siFalla: SIN_RESERVAS,
            signal,
          });
          return { ...respuesta, reservas: respuesta.reservas.map(comoLaVeElCliente) };
        }),
    }),
};

/** Reads the client's bookings again, and the places that they free or take. */
export function renovarReservasPropias(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: consultasDeReservasPropias.todas }),
    client.invalidateQueries({ queryKey: consultasDeFranjasPorReservar.todas }),
  ]);
}
