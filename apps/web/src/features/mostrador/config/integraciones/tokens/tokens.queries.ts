import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../../../lib/api/api.ts';

export const ERROR_AL_LEER_TOKENS = 'Error al obtener las llaves';

export const consultasDeTokens = {
  lista: () =>
    queryOptions({
      queryKey: ['tokens', 'lista'],
      queryFn: async ({ signal }) =>
        (await llamar('GET /tokens', { siFalla: ERROR_AL_LEER_TOKENS, signal })).tokens,
    }),
};
