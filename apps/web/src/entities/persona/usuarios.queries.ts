import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

const POR_PAGINA = 20;
const SIN_USUARIOS = 'Error al obtener los usuarios';

interface PaginaDeUsuarios {
  rol: Rol;
  buscar: string;
  /** The number of the page, from zero, as in the server's API. */
  pagina: number;
}

export const consultasDeUsuarios = {
  todas: ['usuarios'] as const,

  /**
   * A page of the people of a rol, by name. The server does the search, and its answer says who is
   * the last administrator.
   */
  porPagina: ({ rol, buscar, pagina }: PaginaDeUsuarios) => {
    const prefijo = buscar.trim();
    return queryOptions({
      queryKey: [...consultasDeUsuarios.todas, 'pagina', { rol, prefijo, pagina }],
      queryFn: ({ signal }) =>
        llamar('GET /usuarios/todos', {
          query: {
            page: pagina,
            size: POR_PAGINA,
            orden: 'nombre',
            rol,
            ...(prefijo !== '' && { prefijo }),
          },
          siFalla: SIN_USUARIOS,
          signal,
        }),
    });
  },

  administradores: () =>
    queryOptions({
      queryKey: [...consultasDeUsuarios.todas, 'administradores'],
      queryFn: ({ signal }) =>
        llamar('GET /usuarios/rol/{rol}', {
          params: { rol: 'admin' },
          siFalla: SIN_USUARIOS,
          signal,
        }),
    }),
};
