import type { Conflictos } from '@remanso/contract/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { consultasDeHorarios, previsualizarHorarios } from './horarios-base.queries.ts';

/**
 * The bookings that what is saved leaves outside. Nobody keeps that list: saving the week as it is would change nothing,
 * and what it would tell is who is in the way.
 */
export function consultaPorResolver() {
  return queryOptions({
    queryKey: ['por-resolver'],
    queryFn: async ({ client }): Promise<Conflictos> => {
      const semana = await client.query(consultasDeHorarios.semana());
      return semana.length === 0 ? [] : (await previsualizarHorarios(semana)).conflictos;
    },
    // What the screen is for waits for it, so as not to be pushed down; not for long.
    retry: false,
  });
}
