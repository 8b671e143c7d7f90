import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

export const consultasPorResolver = {
  todas: ['por-resolver'] as const,

  /** The booked franjas about which something is to be decided now; no list of them is kept. */
  ahora: () =>
    queryOptions({
      queryKey: consultasPorResolver.todas,
      queryFn: ({ signal }) =>
        llamar('GET /franjas/por-resolver', {
          siFalla: 'Error al buscar reservas fuera de los horarios',
          signal,
        }),
      select: ({ conflictos }) => conflictos,
      // The screen's content waits for this query, so as not to be pushed down by its result;
      // without a retry the wait is short.
      retry: false,
    }),
};
