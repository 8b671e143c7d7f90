import type { Rol } from '@remanso/contract/usuarios.rules';
import { ERROR_AL_ELIMINAR } from '../../../entities/persona/personas.mutations.ts';
import { llamar } from '../../../lib/api.ts';

export const ERROR_AL_CAMBIAR_ROL = 'Error al cambiar el rol';

export function pasarARol(id: number, rol: Rol) {
  return llamar('PATCH /usuarios/{id}/rol', {
    params: { id },
    body: { rol },
    siFalla: ERROR_AL_CAMBIAR_ROL,
  });
}

/** Erases an account and cancels everything that the person has booked. */
export function eliminar(id: number) {
  return llamar('DELETE /usuarios/{id}', {
    params: { id },
    query: { cancelarReservas: true },
    siFalla: ERROR_AL_ELIMINAR,
  });
}
