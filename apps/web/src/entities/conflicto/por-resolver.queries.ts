import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

export const consultasPorResolver = {
  todas: ['por-resolver'] as const,

  /**
   * The booked franjas about which the desk has to decide something; the server works them out anew
   * at each request.
   */
  ahora: () =>
    queryOptions({
      queryKey: consultasPorResolver.todas,
      queryFn: ({ signal }) =>
        llamar('GET /franjas/por-resolver', {
          siFalla: 'Error al buscar reservas fuera de los horarios',
          signal,
        }),
      select: ({ conflictos }) => conflictos,
      // The screen shows its content after this query, so that the notice does not push the content
      // down. Without a retry, a failed query delays the content only a little.
      retry: false,
    }),
};
