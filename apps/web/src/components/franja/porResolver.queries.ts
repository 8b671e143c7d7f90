import type { Conflictos } from '@remanso/contract/franjas.contract';
import {
  obtenerHorariosBase,
  previsualizarHorariosBase,
} from '@remanso/contract/horarios-base.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

const ERROR = 'Error al buscar reservas por resolver';

/**
 * The bookings that what is saved leaves outside. Nobody keeps that list: saving the week as it is would change nothing,
 * and what it would tell is who is in the way.
 */
export function consultaPorResolver() {
  return queryOptions({
    queryKey: ['por-resolver'],
    queryFn: async ({ signal }): Promise<Conflictos> => {
      const semana = await llamar(obtenerHorariosBase, { siFalla: ERROR, signal });
      if (semana.length === 0) return [];
      const previa = await llamar(previsualizarHorariosBase, {
        body: semana,
        siFalla: ERROR,
        signal,
      });
      return previa.conflictos;
    },
    // What the screen is for waits for it, so as not to be pushed down; not for long.
    retry: false,
  });
}
