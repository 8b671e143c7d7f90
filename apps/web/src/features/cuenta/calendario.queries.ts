import { queryOptions } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';

export const consultasDeCalendario = {
  /**
   * The moments at which the secret address was made and was last read; null where there is none.
   */
  propio: () =>
    queryOptions({
      queryKey: ['calendario'],
      queryFn: ({ signal }) =>
        llamar('GET /calendario', { siFalla: 'Error al obtener el calendario', signal }).catch(
          (error: unknown) => {
            if (error instanceof ErrorDeApi && error.status === 404) return null;
            throw error;
          },
        ),
      staleTime: 0,
    }),
};
