import { queryOptions } from '@tanstack/react-query';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
import { llamar } from '../../../../lib/api/api.ts';

export const ERROR_AL_LEER_LISTAS = 'Error al obtener los precios por venir';

export const consultasDeListas = {
  /**
   * The listas de precios that begin on a day. The key starts with the key of the configuration, so
   * that a change of the configuration makes this query stale.
   */
  todas: () =>
    queryOptions({
      queryKey: [...consultasDeConfig.todas, 'listas-de-precios'],
      queryFn: ({ signal }) =>
        llamar('GET /listas-de-precios', { siFalla: ERROR_AL_LEER_LISTAS, signal }),
    }),
};
