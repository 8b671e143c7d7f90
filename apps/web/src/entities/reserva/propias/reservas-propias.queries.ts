import { CUANDO, type Cuando } from '@remanso/contract/reserva/reservas.rules';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { conCopia, mientrasSeaCopia } from '../../../lib/api/copia.ts';
import { comoLaVeElCliente } from '../reserva.view.ts';

const MUCHAS = 100;
const SIN_RESERVAS = 'Error al obtener las reservas';

export const consultasDeReservasPropias = {
  todas: ['reservas-propias'] as const,

  resumen: () =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'resumen'],
      queryFn: ({ signal }) =>
        conCopia('copia:resumen', async () => {
          const { proxima, esperanSenia, estadisticas } = await llamar(
            'GET /reservas/mias/resumen',
            {
              siFalla: SIN_RESERVAS,
              signal,
            },
          );
          return {
            proxima: proxima && comoLaVeElCliente(proxima),
            esperanSenia: esperanSenia.map(comoLaVeElCliente),
            estadisticas,
          };
        }),
      refetchInterval: mientrasSeaCopia,
    }),

  /**
   * A page of one half of the client's own bookings (rules §8.12); `pagina` is zero based, as on
   * the wire.
   */
  pagina: (cuando: Cuando, pagina: number) =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, cuando, pagina],
      // The copy is of the first page alone: people without a network look for the bookings that
      // are nearest to today.
      queryFn: ({ signal }) =>
        conCopia(pagina === 0 ? `copia:${cuando}` : null, async () => {
          const query = { cuando, page: pagina };
          const respuesta = await llamar('GET /reservas/mias', {
            query,
            siFalla: SIN_RESERVAS,
            signal,
          });
          return { ...respuesta, reservas: respuesta.reservas.map(comoLaVeElCliente) };
        }),
      refetchInterval: mientrasSeaCopia,
    }),

  /** Reads one booking, for a link to it that no page of the list shows. */
  una: (id: number) =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'una', id],
      queryFn: async ({ signal }) => {
        const pedido = { params: { id }, siFalla: SIN_RESERVAS, signal };
        return comoLaVeElCliente(await llamar('GET /reservas/{id}', pedido));
      },
      retry: false,
    }),

  /** Reads a half of the client's own bookings without pages, for what many of them tell. */
  sinPaginas: (cuando: Cuando) =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, cuando, 'sin-paginas'],
      queryFn: async ({ signal }) => {
        const query = { cuando, size: MUCHAS };
        const pedido = { query, siFalla: SIN_RESERVAS, signal };
        const { reservas } = await llamar('GET /reservas/mias', pedido);
        return reservas.map(comoLaVeElCliente);
      },
    }),
};

/**
 * Reads the first page of both halves before anybody asks for it, so that their copies are there
 * when the network is not. A page that was read a moment ago is not read again.
 */
export function tenerReservasAMano(client: QueryClient): void {
  for (const cuando of CUANDO) {
    client.query(consultasDeReservasPropias.pagina(cuando, 0)).catch(() => {});
  }
}
