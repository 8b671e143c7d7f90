import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { conCopia, mientrasSeaCopia } from '../../../lib/api/copia.ts';
import { comoLaVeElCliente } from '../reserva.view.ts';
import { invitar } from '../reservas.mutations.ts';

const MUCHAS = 100;
const SIN_RESERVAS = 'Error al obtener las reservas';

/** The key of the mutation that makes a booking of the client's own. */
export const HACER_RESERVA = ['hacer-reserva'] as const;

export const consultasDeReservasPropias = {
  todas: ['reservas-propias'] as const,

  resumen: () =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'resumen'],
      queryFn: ({ signal }) =>
        conCopia('copia:resumen', async () => {
          const { proxima, esperanSenia, esperas, estadisticas } = await llamar(
            'GET /reservas/mias/resumen',
            {
              siFalla: SIN_RESERVAS,
              signal,
            },
          );
          return {
            proxima: proxima && comoLaVeElCliente(proxima),
            esperanSenia: esperanSenia.map(comoLaVeElCliente),
            esperas,
            estadisticas,
          };
        }),
      refetchInterval: mientrasSeaCopia,
    }),

  /** Up to MUCHAS of the client's own bookings to come, of which the browser stores a copy. */
  porVenir: () =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'por-venir'],
      queryFn: ({ signal }) =>
        conCopia('copia:proximas', () => leerMias({ cuando: 'proximas', size: MUCHAS }, signal)),
      refetchInterval: mientrasSeaCopia,
    }),

  /** A page of the client's own earlier bookings (rules §8.12); `pagina` is zero based. */
  anteriores: (pagina: number) =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'anteriores', pagina],
      // The browser stores a copy of the first page only: people without a network look for the
      // bookings nearest to today.
      queryFn: ({ signal }) =>
        conCopia(pagina === 0 ? 'copia:anteriores' : null, () =>
          leerMias({ cuando: 'anteriores', page: pagina }, signal),
        ),
      refetchInterval: mientrasSeaCopia,
    }),

  /** Reads one booking, for a link to a booking that no page on screen shows. */
  una: (id: number) =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'una', id],
      queryFn: async ({ signal }) => {
        const pedido = { params: { id }, siFalla: SIN_RESERVAS, signal };
        return comoLaVeElCliente(await llamar('GET /reservas/{id}', pedido));
      },
      retry: false,
    }),

  /**
   * Makes the address of a companion's page when it is first asked for (`refetch`), and keeps it:
   * a new address would end the one that was sent.
   */
  invitacion: (reservaId: number, asientoId: number) =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'invitacion', asientoId],
      queryFn: () => invitar({ reservaId, asientoId }),
      enabled: false,
      retry: false,
      gcTime: Infinity,
    }),

  /** Reads up to MUCHAS of the client's own earlier bookings in one call without pages. */
  muchasAnteriores: () =>
    queryOptions({
      queryKey: [...consultasDeReservasPropias.todas, 'muchas-anteriores'],
      queryFn: async ({ signal }) =>
        (await leerMias({ cuando: 'anteriores', size: MUCHAS }, signal)).reservas,
    }),
};

interface Cuales {
  cuando: 'proximas' | 'anteriores';
  size?: number;
  page?: number;
}

/** Reads the client's own bookings, as the client sees them at present. */
async function leerMias(query: Cuales, signal: AbortSignal) {
  const respuesta = await llamar('GET /reservas/mias', { query, siFalla: SIN_RESERVAS, signal });
  return { ...respuesta, reservas: respuesta.reservas.map(comoLaVeElCliente) };
}

/**
 * Reads the bookings to come and the first page of the earlier ones before any screen needs them, so
 * that their copies exist when there is no network. What was read a moment ago is not read again.
 */
export function tenerReservasAMano(client: QueryClient): void {
  client.query(consultasDeReservasPropias.porVenir()).catch(() => {});
  client.query(consultasDeReservasPropias.anteriores(0)).catch(() => {});
}
