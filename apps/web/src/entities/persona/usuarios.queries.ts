import {
  cambiarRol,
  crearUsuario,
  eliminarUsuario,
  listarUsuarios,
  type Rol,
} from '@remanso/contract/usuarios.contract';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { llamar } from '../../lib/api.ts';
import type { Lugar } from '../../features/mostrador/usuarios/usuarios.view.ts';
import { ERROR_AL_ELIMINAR } from './clientes.queries.ts';

export const ERROR_AL_CAMBIAR_ROL = 'Error al cambiar el rol';
export const ERROR_AL_CREAR = 'Error al crear el usuario';

const POR_PAGINA = 20;

/** A page of the accounts by name; the server searches, filters and counts them. */
export function paginaDeUsuarios({ buscar, rol, pagina }: Lugar) {
  const prefijo = buscar.trim();
  return queryOptions({
    queryKey: ['usuarios', 'pagina', { prefijo, rol, pagina }],
    queryFn: ({ signal }) =>
      llamar(listarUsuarios, {
        query: {
          page: pagina,
          size: POR_PAGINA,
          orden: 'nombre',
          ...(prefijo !== '' && { prefijo }),
          ...(rol !== null && { rol }),
        },
        siFalla: 'Error al obtener los usuarios',
        signal,
      }),
  });
}

export function crear(body: z.input<(typeof crearUsuario)['body']>) {
  return llamar(crearUsuario, { body, siFalla: ERROR_AL_CREAR });
}

export function pasarARol(id: number, rol: Rol) {
  return llamar(cambiarRol, { params: { id }, body: { rol }, siFalla: ERROR_AL_CAMBIAR_ROL });
}

/** Erases an account and cancels everything that the person has booked. */
export function eliminar(id: number) {
  return llamar(eliminarUsuario, {
    params: { id },
    query: { cancelarReservas: true },
    siFalla: ERROR_AL_ELIMINAR,
  });
}
