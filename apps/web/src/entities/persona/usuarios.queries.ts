import type { Rol } from '@remanso/contract/usuarios.rules';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

const POR_PAGINA = 20;
const SIN_USUARIOS = 'Error al obtener los usuarios';

interface PaginaDeUsuarios {
  buscar: string;
  rol: Rol | null;
  /** Zero based, as on the wire. */
  pagina: number;
}

export const consultasDeUsuarios = {
  todas: ['usuarios'] as const,

  /** A page of the accounts by name; the server searches, filters and counts them. */
  pagina: ({ buscar, rol, pagina }: PaginaDeUsuarios) => {
    const prefijo = buscar.trim();
    return queryOptions({
      queryKey: [...consultasDeUsuarios.todas, 'pagina', { prefijo, rol, pagina }],
      queryFn: ({ signal }) =>
        llamar('GET /usuarios/todos', {
          query: {
            page: pagina,
            size: POR_PAGINA,
            orden: 'nombre',
            ...(prefijo !== '' && { prefijo }),
            ...(rol !== null && { rol }),
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
