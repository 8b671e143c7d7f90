import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api/api.ts';
import { pedidoDeQuien, type Filtros } from './filtros.view.ts';

export const consultasDeActividad = {
  todas: ['actividad'] as const,

  pagina: ({ quien, cosa, desde, hasta, pagina }: Filtros) =>
    queryOptions({
      queryKey: [...consultasDeActividad.todas, 'pagina', { quien, cosa, desde, hasta, pagina }],
      queryFn: ({ signal }) =>
        llamar('GET /actividad', {
          query: {
            page: pagina,
            ...pedidoDeQuien(quien),
            ...(cosa !== '' && { entidad: cosa }),
            ...(desde !== '' && { desde }),
            ...(hasta !== '' && { hasta }),
          },
          siFalla: 'Error al obtener la actividad',
          signal,
        }),
      // The trail is read again at each visit.
      staleTime: 0,
    }),
};
