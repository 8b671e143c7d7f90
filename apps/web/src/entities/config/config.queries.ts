import type { Config, ProximosPrecios } from '@remanso/contract/centro/config.contract';
import { queryOptions } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';

/** The configuration, with the price lists that apply from a later day (`proximosPrecios`). */
export type ConfigDelCentro = Config & { proximosPrecios: ProximosPrecios[]; hayAbonos: boolean };

const ERROR_AL_OBTENER = 'Error al obtener configuración';

export const consultasDeConfig = {
  todas: ['config'] as const,

  existe: () =>
    queryOptions({
      queryKey: [...consultasDeConfig.todas, 'existe'],
      queryFn: ({ signal }) => llamar('GET /config/exists', { siFalla: ERROR_AL_OBTENER, signal }),
      // A centre that has a configuration never loses it. So the answer 'exists' never expires.
      staleTime: ({ state }) => (state.data?.exists ? Number.POSITIVE_INFINITY : 0),
    }),

  /**
   * The configuration for the desk, which edits it. The query fails where the centre has no
   * configuration yet.
   */
  actual: () =>
    queryOptions({
      queryKey: [...consultasDeConfig.todas, 'actual'],
      queryFn: async ({ signal }) =>
        (await llamar('GET /config', { siFalla: ERROR_AL_OBTENER, signal })).config,
    }),

  /** The configuration for clients. Null where the centre has no configuration yet. */
  delCentro: () =>
    queryOptions({
      queryKey: [...consultasDeConfig.todas, 'del-centro'],
      queryFn: async ({ signal }): Promise<ConfigDelCentro | null> => {
        try {
          const { config, proximosPrecios, abonos } = await llamar('GET /config', {
            siFalla: ERROR_AL_OBTENER,
            signal,
          });
          return { ...config, proximosPrecios, hayAbonos: abonos === true };
        } catch (error) {
          if (error instanceof ErrorDeApi && error.status === 404) return null;
          throw error;
        }
      },
      staleTime: 5 * 60_000,
    }),
};
