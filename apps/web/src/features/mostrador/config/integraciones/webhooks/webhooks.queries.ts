import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../../../lib/api/api.ts';

export const ERROR_AL_LEER_WEBHOOKS = 'Error al obtener los programas';
export const ERROR_AL_LEER_ENVIOS = 'Error al obtener los avisos';

const CADA_CUANTO_MS = 3_000;

const todas = ['webhooks'] as const;

export const consultasDeWebhooks = {
  lista: () =>
    queryOptions({
      queryKey: [...todas, 'lista'],
      queryFn: async ({ signal }) =>
        (await llamar('GET /webhooks', { siFalla: ERROR_AL_LEER_WEBHOOKS, signal })).webhooks,
    }),

  envios: (id: number, page: number) =>
    queryOptions({
      queryKey: [...todas, 'envios', id, page],
      queryFn: ({ signal }) =>
        llamar('GET /webhooks/{id}/envios', {
          params: { id },
          query: { page: String(page), size: '10' },
          siFalla: ERROR_AL_LEER_ENVIOS,
          signal,
        }),
      // No event tells of a try, so an open list is read again and again.
      staleTime: 0,
      refetchInterval: CADA_CUANTO_MS,
    }),
};
