import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../../lib/api/api.ts';

export const ERROR_AL_LISTAR = 'Error al obtener lo que se trajo';

export const consultasDeImportaciones = {
  todas: ['importaciones'] as const,

  /** The importaciones of the last day, which can still be undone. */
  deshacibles: () =>
    queryOptions({
      queryKey: consultasDeImportaciones.todas,
      queryFn: ({ signal }) => llamar('GET /importaciones', { siFalla: ERROR_AL_LISTAR, signal }),
    }),
};
