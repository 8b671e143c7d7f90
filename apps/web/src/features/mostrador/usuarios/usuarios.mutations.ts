import {
  cambiarRol,
  crearUsuario,
  eliminarUsuario,
  type Rol,
} from '@remanso/contract/usuarios.contract';
import type * as z from 'zod/mini';
import { ERROR_AL_ELIMINAR } from '../../../entities/persona/personas.mutations.ts';
import { llamar } from '../../../lib/api.ts';

export const ERROR_AL_CAMBIAR_ROL = 'Error al cambiar el rol';
export const ERROR_AL_CREAR = 'Error al crear el usuario';

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
