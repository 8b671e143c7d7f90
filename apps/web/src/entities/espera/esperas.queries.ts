import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';
import { cadaCuanto } from '../../lib/vivo/vivo.ts';

export const consultasDeEsperas = {
  todas: ['esperas'] as const,

  /** The line of a franja as the desk sees it, with the client of each entry. */
  deFranja: ({ id, fecha }: Pick<Franja, 'id' | 'fecha'>) =>
    queryOptions({
      queryKey: [...consultasDeEsperas.todas, 'franja', id],
      meta: { dia: fecha },
      queryFn: ({ signal }) =>
        llamar('GET /franjas/{id}/esperas', {
          params: { id },
          siFalla: 'Error al obtener la lista de espera',
          signal,
        }),
      select: ({ esperas }) => esperas,
      staleTime: 0,
      refetchInterval: cadaCuanto,
    }),
};
