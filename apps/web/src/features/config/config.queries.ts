import {
  actualizarConfig,
  configExists,
  crearConfig,
  obtenerConfig,
  type NuevaConfig,
} from '@remanso/contract/config.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

const ERROR_AL_OBTENER = 'Error al obtener configuración';

export const consultasDeConfig = {
  todas: ['config'] as const,

  existe: () =>
    queryOptions({
      queryKey: [...consultasDeConfig.todas, 'existe'],
      queryFn: ({ signal }) => llamar(configExists, { siFalla: ERROR_AL_OBTENER, signal }),
      // A centre that is configured stays so.
      staleTime: ({ state }) => (state.data?.exists ? Number.POSITIVE_INFINITY : 0),
    }),

  actual: () =>
    queryOptions({
      queryKey: [...consultasDeConfig.todas, 'actual'],
      queryFn: async ({ signal }) =>
        (await llamar(obtenerConfig, { siFalla: ERROR_AL_OBTENER, signal })).config,
    }),
};

export const ERROR_AL_CREAR = 'Error al crear la configuración. Inténtalo de nuevo.';
export const ERROR_AL_ACTUALIZAR = 'Error al actualizar la configuración. Inténtalo de nuevo.';

export function useCrearConfig() {
  return useGuardar((body) => llamar(crearConfig, { body, siFalla: ERROR_AL_CREAR }));
}

export function useActualizarConfig() {
  return useGuardar((body) => llamar(actualizarConfig, { body, siFalla: ERROR_AL_ACTUALIZAR }));
}

/** A new configuration also makes and moves franjas, so everything on screen is asked for again. */
function useGuardar<T>(guardar: (config: NuevaConfig) => Promise<T>) {
  const cliente = useQueryClient();
  return useMutation({ mutationFn: guardar, onSuccess: () => cliente.invalidateQueries() });
}
