import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { cadaCuanto } from '../../lib/vivo/vivo.ts';

export const consultasDePagos = {
  todas: ['pagos'] as const,

  /** The payments and refunds of a booking, including the annulled ones. */
  deReserva: (id: number) =>
    queryOptions({
      queryKey: [...consultasDePagos.todas, 'reserva', id],
      queryFn: ({ signal }) =>
        llamar('GET /reservas/{id}/pagos', {
          params: { id },
          siFalla: 'Error al obtener los pagos',
          signal,
        }),
      staleTime: 0,
    }),

  /** The clients who owe for turns that have begun, the largest sum first. */
  deudores: (pagina: number) =>
    queryOptions({
      queryKey: [...consultasDePagos.todas, 'deudores', pagina],
      queryFn: ({ signal }) =>
        llamar('GET /caja/deudores', {
          query: { page: pagina },
          siFalla: 'Error al obtener quién debe',
          signal,
        }),
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: cadaCuanto,
    }),

  /**
   * The caja of a day. An event about a booking of any day makes this query stale, because a
   * booking of one day can be paid on another day.
   */
  caja: (fecha: string) =>
    queryOptions({
      queryKey: [...consultasDePagos.todas, 'caja', fecha],
      queryFn: ({ signal }) =>
        llamar('GET /caja', { query: { fecha }, siFalla: 'Error al obtener la caja', signal }),
      staleTime: 0,
      refetchInterval: cadaCuanto,
    }),
};
