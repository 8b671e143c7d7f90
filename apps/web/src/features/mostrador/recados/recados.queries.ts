import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { cadaCuanto } from '../../../lib/vivo/vivo.ts';

export const consultasDeRecados = {
  todas: ['recados'] as const,

  /** Whom to tell what by WhatsApp, and who was told. */
  ahora: () =>
    queryOptions({
      queryKey: consultasDeRecados.todas,
      queryFn: ({ signal }) =>
        llamar('GET /recados', { siFalla: 'Error al obtener los avisos', signal }),
      refetchInterval: cadaCuanto,
    }),
};
