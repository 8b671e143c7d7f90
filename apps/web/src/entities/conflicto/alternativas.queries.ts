import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

/** The most bookings that the call takes. */
const MAXIMO = 200;

export const consultasDeAlternativas = {
  /** The nearest free franja for each of these bookings, in one call. */
  para: (reservas: readonly number[]) => {
    const ids = reservas.slice(0, MAXIMO).join(',');
    return queryOptions({
      queryKey: ['alternativas', ids],
      queryFn: ({ signal }) =>
        llamar('GET /reservas/alternativas', {
          query: { reservas: ids },
          siFalla: 'Error al buscar otros horarios',
          signal,
        }),
      enabled: ids !== '',
      staleTime: 0,
      // The alternatives of the other bookings stay on screen while one is moved.
      placeholderData: (antes) => antes,
    });
  },
};
