import type { Conflictos } from '@remanso/contract/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { consultasDeHorarios, previsualizarHorarios } from '../horario/horarios-base.queries.ts';

export const consultasPorResolver = {
  todas: ['por-resolver'] as const,

  /**
   * The conflictos that there are now. No list of them is kept: they are what a preview of saving
   * the current week reports, which would change nothing else.
   */
  ahora: () =>
    queryOptions({
      queryKey: consultasPorResolver.todas,
      queryFn: async ({ client }): Promise<Conflictos> => {
        const semana = await client.query(consultasDeHorarios.semana());
        return semana.length === 0 ? [] : (await previsualizarHorarios(semana)).conflictos;
      },
      // The screen's content waits for this query, so as not to be pushed down by its result;
      // without a retry the wait is short.
      retry: false,
    }),
};
