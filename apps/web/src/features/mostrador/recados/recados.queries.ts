import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { cadaCuanto } from '../../../lib/vivo/vivo.ts';

export const consultasDeRecados = {
  todas: ['recados'] as const,

  /**
   * The recados that are due now: the people to whom the desk writes, and whether the desk has sent
   * each message.
   */
  ahora: () =>
    queryOptions({
      queryKey: consultasDeRecados.todas,
      queryFn: ({ signal }) =>
        llamar('GET /recados', { siFalla: 'Error al obtener los avisos', signal }),
      refetchInterval: cadaCuanto,
    }),
};
