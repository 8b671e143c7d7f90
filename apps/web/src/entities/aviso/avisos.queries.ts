import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

const CADA_CUANTO_MS = 60_000;

export const consultasDeAvisos = {
  todas: ['avisos'] as const,

  /**
   * The avisos that could not be delivered. The panel reads the first page, whose answer contains
   * the number of all of them.
   */
  fallidos: (page: number) =>
    queryOptions({
      queryKey: [...consultasDeAvisos.todas, 'fallidos', page],
      queryFn: ({ signal }) =>
        llamar('GET /avisos/fallidos', {
          query: { page },
          siFalla: 'Error al obtener los mensajes',
          signal,
        }),
      refetchInterval: CADA_CUANTO_MS,
    }),
};
