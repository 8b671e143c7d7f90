import { listarActividad } from '@remanso/contract/auditoria.contract';
import { listarUsuariosPorRol } from '@remanso/contract/usuarios.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api.ts';
import type { Filtros } from './filtros.view.ts';

export const consultasDeActividad = {
  pagina: ({ quien, cosa, desde, hasta, pagina }: Filtros) =>
    queryOptions({
      queryKey: ['actividad', 'pagina', { quien, cosa, desde, hasta, pagina }],
      queryFn: ({ signal }) =>
        llamar(listarActividad, {
          query: {
            page: pagina,
            ...(typeof quien === 'number' && { usuarioId: quien }),
            ...(typeof quien === 'string' && quien !== '' && { autor: quien }),
            ...(cosa !== '' && { entidad: cosa }),
            ...(desde !== '' && { desde }),
            ...(hasta !== '' && { hasta }),
          },
          siFalla: 'Error al obtener la actividad',
          signal,
        }),
      // Each visit reads the trail again.
      staleTime: 0,
    }),

  administradores: () =>
    queryOptions({
      queryKey: ['usuarios', 'administradores'],
      queryFn: ({ signal }) =>
        llamar(listarUsuariosPorRol, {
          params: { rol: 'admin' },
          siFalla: 'Error al obtener los usuarios',
          signal,
        }),
    }),
};
