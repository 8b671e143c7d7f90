import {
  cambiarEstadoDeUsuario,
  cambiarRol,
  crearUsuario,
  eliminarUsuario,
  listarUsuarios,
  type EstadoDeUsuario,
  type Rol,
} from '@remanso/contract/usuarios.contract';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { llamar } from '../../lib/api.ts';
import { ERROR_AL_CAMBIAR_ESTADO, ERROR_AL_ELIMINAR } from '../clientes/clientes.queries.ts';

export const ERROR_AL_CAMBIAR_ROL = 'Error al cambiar el rol';
export const ERROR_AL_CREAR = 'Error al crear el usuario';

export function todosLosUsuarios() {
  return queryOptions({
    queryKey: ['usuarios', 'todos'],
    queryFn: ({ signal }) =>
      llamar(listarUsuarios, { siFalla: 'Error al obtener los usuarios', signal }),
  });
}

export function crear(body: z.input<(typeof crearUsuario)['body']>) {
  return llamar(crearUsuario, { body, siFalla: ERROR_AL_CREAR });
}

export function pasarARol(id: number, rol: Rol) {
  return llamar(cambiarRol, { params: { id }, body: { rol }, siFalla: ERROR_AL_CAMBIAR_ROL });
}

export function pasarAEstado(id: number, estado: EstadoDeUsuario) {
  const siFalla = ERROR_AL_CAMBIAR_ESTADO;
  return llamar(cambiarEstadoDeUsuario, { params: { id }, body: { estado }, siFalla });
}

export function eliminar(id: number) {
  return llamar(eliminarUsuario, { params: { id }, siFalla: ERROR_AL_ELIMINAR });
}
