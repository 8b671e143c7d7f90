import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

/** The server accepts at most this many booking ids in one call. */
const MAXIMO = 200;

export const consultasDeAlternativas = {
  /** The nearest free franja for each of the first MAXIMO bookings of `reservas`, in one call. */
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
      // While one booking is moved, the alternativas of the remaining bookings stay on screen.
      placeholderData: (antes) => antes,
    });
  },
};
