import type { PartesDe } from '@remanso/contract/llamada';
import type { Calls } from '@remanso/contract/endpoints';
import type { Rol } from '@remanso/contract/usuarios.rules';
import { ERROR_AL_ELIMINAR } from '../../../entities/persona/personas.mutations.ts';
import { llamar } from '../../../lib/api.ts';

export const ERROR_AL_CAMBIAR_ROL = 'Error al cambiar el rol';
export const ERROR_AL_CREAR = 'Error al crear el usuario';

export function crear(body: PartesDe<Calls['POST /usuarios']>['body']) {
  return llamar('POST /usuarios', { body, siFalla: ERROR_AL_CREAR });
}

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
