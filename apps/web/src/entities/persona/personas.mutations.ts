import type { EstadoDeUsuario } from '@remanso/contract/persona/usuarios.rules';
import { llamar } from '../../lib/api/api.ts';

export const ERROR_AL_CAMBIAR_ESTADO = 'Error al cambiar estado';
export const ERROR_AL_ELIMINAR = 'Error al eliminar usuario';

interface CambioDeEstado {
  estado: EstadoDeUsuario;
  cancelarReservas: boolean;
}

/**
 * Sends the new estado of an account instead of toggling it, so that a call repeated over a bad
 * connection ends in the same estado.
 */
export function pasarAEstado(id: number, body: CambioDeEstado) {
  return llamar('PATCH /usuarios/{id}/estado', {
    params: { id },
    body,
    siFalla: ERROR_AL_CAMBIAR_ESTADO,
  });
}

/**
 * Erases a client. `cancelarReservas` is false where the question named no bookings to come; the
 * server then refuses to erase a client who has bookings to come by now.
 */
export function eliminarAlCliente(id: number, cancelarReservas: boolean) {
  return llamar('DELETE /clientes/{id}', {
    params: { id },
    query: { cancelarReservas },
    siFalla: ERROR_AL_ELIMINAR,
  });
}
