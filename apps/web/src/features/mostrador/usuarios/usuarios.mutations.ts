import type { EstadoDeUsuario, Rol } from '@remanso/contract/persona/usuarios.rules';
import { useMutation } from '@tanstack/react-query';
import { ERROR_AL_ELIMINAR } from '../../../entities/persona/personas.mutations.ts';
import { llamar } from '../../../lib/api/api.ts';
import { vencer } from '../../../lib/vencimientos.ts';

export const ERROR_AL_CAMBIAR_ROL = 'Error al cambiar el rol';
export const ERROR_AL_ANOTAR = 'Error al guardar la nota';
export const ERROR_AL_DAR_ENLACE = 'Error al crear el enlace';
export const ERROR_AL_CONFIRMAR_EMAIL = 'Error al confirmar el email';
export const ERROR_AL_UNIR = 'Error al unir las cuentas';

export function pasarARol(id: number, rol: Rol) {
  return llamar('PATCH /usuarios/{id}/rol', {
    params: { id },
    body: { rol },
    siFalla: ERROR_AL_CAMBIAR_ROL,
  });
}

/** Makes a link by which a person chooses a password. Used where no mail server sends the link. */
export function crearEnlace(id: number) {
  return llamar('POST /usuarios/{id}/enlace', { params: { id }, siFalla: ERROR_AL_DAR_ENLACE });
}

/** Confirms that an e-mail which a program wrote is the client's. */
export function confirmarEmailDeCliente(id: number) {
  return llamar('POST /clientes/{id}/confirmar-email', {
    params: { id },
    siFalla: ERROR_AL_CONFIRMAR_EMAIL,
  });
}

/** Erases an account and cancels the person's bookings to come. */
export function eliminar(id: number) {
  return llamar('DELETE /usuarios/{id}', {
    params: { id },
    query: { cancelarReservas: true },
    siFalla: ERROR_AL_ELIMINAR,
  });
}

/**
 * Saves the desk's note about a client. The mutation ends once the new note is read, so that the
 * form stays open until the page shows the note.
 */
export function useAnotarCliente() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; nota: string; notaDeAntes: string }) =>
      llamar('PUT /clientes/{id}/nota', { params: { id }, body, siFalla: ERROR_AL_ANOTAR }),
    // A refusal shows that the note on screen was out of date.
    onSettled: (_cliente, _error, _nota, _previo, { client }) => vencer(client, 'personas'),
  });
}

/** Asks the server what joining two clients would do. Nothing is joined. */
export function preverUnion(id: number, con: number) {
  return llamar('GET /clientes/{id}/unir', {
    params: { id },
    query: { con },
    siFalla: ERROR_AL_UNIR,
  });
}

export function unir(id: number, con: number, estado: EstadoDeUsuario | undefined) {
  return llamar('POST /clientes/{id}/unir', {
    params: { id },
    body: { con, ...(estado && { estado }) },
    siFalla: ERROR_AL_UNIR,
  });
}
