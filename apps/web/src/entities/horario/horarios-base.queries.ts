import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

export const ERROR_AL_CARGAR = 'Error al cargar horarios';

export const consultasDeHorarios = {
  todas: ['horarios-base'] as const,

  existe: () =>
    queryOptions({
      queryKey: [...consultasDeHorarios.todas, 'existe'],
      queryFn: ({ signal }) =>
        llamar('GET /horarios-base/exists', { siFalla: ERROR_AL_CARGAR, signal }),
      // A centre that has opening hours never loses them: a true answer stays valid.
      staleTime: ({ state }) => (state.data?.exists ? Number.POSITIVE_INFINITY : 0),
    }),

  semana: () =>
    queryOptions({
      queryKey: [...consultasDeHorarios.todas, 'semana'],
      queryFn: ({ signal }) => llamar('GET /horarios-base', { siFalla: ERROR_AL_CARGAR, signal }),
    }),
};

/**
 * Previews what saving a week would do to the franjas. Each call asks the server again, because
 * bookings are made and cancelled meanwhile.
 */
export function previsualizarHorarios(semana: Semana) {
  return llamar('POST /horarios-base/previsualizar', {
    body: semana,
    siFalla: 'No se pudo calcular qué cambia. Intenta de nuevo.',
  });
}
