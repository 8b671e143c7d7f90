import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { cadaCuanto } from '../../../lib/vivo/vivo.ts';

export const consultasDeRecados = {
  todas: ['recados'] as const,

  /**
   * The recados that are due now: the people to whom the desk writes, and whether the desk has sent
   * each message. With `fecha` only those of the turns of that day.
   */
  ahora: (fecha?: string) =>
    queryOptions({
      queryKey: [...consultasDeRecados.todas, fecha ?? null],
      queryFn: ({ signal }) =>
        llamar('GET /recados', {
          query: fecha === undefined ? {} : { fecha },
          siFalla: 'Error al obtener los avisos',
          signal,
        }),
      refetchInterval: cadaCuanto,
    }),
};
