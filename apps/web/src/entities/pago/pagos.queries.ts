import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { cadaCuanto } from '../../lib/vivo/vivo.ts';

export const consultasDePagos = {
  todas: ['pagos'] as const,

  /** The payments and refunds of a booking, annulled ones among them. */
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

  /** Who owes for turns that have begun, the largest sum first. */
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
   * The drawer of a day. What happens to a booking of another day makes it stale too: its money may
   * have moved on this one.
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
