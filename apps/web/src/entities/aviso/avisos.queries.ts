import {
  descartarAviso,
  listarAvisosFallidos,
  reintentarAviso,
} from '@remanso/contract/avisos.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

export const ERROR_AL_REINTENTAR = 'Error al mandar otra vez el mensaje';
export const ERROR_AL_DESCARTAR = 'Error al descartar el mensaje';

const CADA_CUANTO_MS = 60_000;

export const consultasDeAvisos = {
  todas: ['avisos'] as const,

  /** The avisos that could not be delivered. The panel reads the first page to show how many there are. */
  fallidos: (page: number) =>
    queryOptions({
      queryKey: [...consultasDeAvisos.todas, 'fallidos', page],
      queryFn: ({ signal }) =>
        llamar(listarAvisosFallidos, {
          query: { page },
          siFalla: 'Error al obtener los mensajes',
          signal,
        }),
      refetchInterval: CADA_CUANTO_MS,
    }),
};

export function reintentar(id: number) {
  return llamar(reintentarAviso, { params: { id }, siFalla: ERROR_AL_REINTENTAR });
}

export function descartar(id: number) {
  return llamar(descartarAviso, { params: { id }, siFalla: ERROR_AL_DESCARTAR });
}
