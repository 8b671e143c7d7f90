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
      // A centre that has hours never loses them.
      staleTime: ({ state }) => (state.data?.exists ? Number.POSITIVE_INFINITY : 0),
    }),

  semana: () =>
    queryOptions({
      queryKey: [...consultasDeHorarios.todas, 'semana'],
      queryFn: ({ signal }) => llamar('GET /horarios-base', { siFalla: ERROR_AL_CARGAR, signal }),
    }),
};

/**
 * Previews what saving a week would do to the franjas. It is read again each time, because bookings
 * come and go.
 */
export function previsualizarHorarios(semana: Semana) {
  return llamar('POST /horarios-base/previsualizar', {
    body: semana,
    siFalla: 'No se pudo calcular qué cambia. Se puede intentar de nuevo.',
  });
}
