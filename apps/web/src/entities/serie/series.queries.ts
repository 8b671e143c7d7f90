import type { Calls } from '@remanso/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { llamar, type Llamada } from '../../lib/api/api.ts';

/** The people, the hour, the weeks and the number of times of a series. */
export type TerminosDeSerie = Llamada<Calls['POST /series/prevista']>['body'];

export const consultasDeSeries = {
  todas: ['series'] as const,

  una: (id: number) =>
    queryOptions({
      queryKey: [...consultasDeSeries.todas, id],
      queryFn: ({ signal }) =>
        llamar('GET /series/{id}', {
          params: { id },
          siFalla: 'Error al obtener el turno fijo',
          signal,
        }),
    }),

  /**
   * Reads what each date of a series would be. The answer stays as it is while the person decides: the
   * server refuses a series whose preview is out of date, and says what it is now.
   */
  prevista: (terminos: TerminosDeSerie) =>
    queryOptions({
      queryKey: ['serie-prevista', terminos],
      queryFn: ({ signal }) =>
        llamar('POST /series/prevista', {
          body: terminos,
          siFalla: 'Error al preparar el turno fijo',
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};
