import type { Calls } from '@remanso/contract/endpoints';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { llamar, type Llamada } from '../../lib/api/api.ts';
import { ERROR_AL_RESERVAR, type Intento } from './avance/intento.ts';

/*
 * The changes of a booking that clients and the desk make alike. Whoever makes one reads again what
 * its own screens show.
 */

export const ERROR_AL_CANCELAR = 'Error al cancelar la reserva';
export const ERROR_AL_QUITAR = 'Error al eliminar el acompañante';
export const ERROR_AL_MOVER = 'Error al mover la reserva';
export const ERROR_AL_DESHACER = 'Error al deshacer el cambio';

/**
 * Books, with the attempt's key, so that a lost answer never books twice, and its price, to which
 * the client has agreed.
 */
export function reservar(
  body: Llamada<Calls['POST /reservas']>['body'],
  { clave, precioEsperado }: Intento,
) {
  return llamar('POST /reservas', {
    body: { ...body, ...(precioEsperado !== undefined && { precioEsperado }) },
    headers: { 'idempotency-key': clave },
    siFalla: ERROR_AL_RESERVAR,
  });
}

export function cancelar(id: number) {
  return llamar('POST /reservas/{id}/cancelar', { params: { id }, siFalla: ERROR_AL_CANCELAR });
}

/**
 * Removes a companion by the seat's id. Throws without an id, because there is nothing to ask for
 * (specification §5).
 */
export async function quitarAcompaniante(asientoId: number | null) {
  if (!asientoId) throw new Error('Error: No se puede identificar el asiento a eliminar');
  return llamar('DELETE /asientos/{id}', { params: { id: asientoId }, siFalla: ERROR_AL_QUITAR });
}

/** Moves a booking from where it is shown; it stays where another window has put it since. */
export function mover(
  { id, franja }: Pick<ReservaDelMostrador, 'id' | 'franja'>,
  franjaId: number,
) {
  return llamar('PUT /reservas/{id}', {
    params: { id },
    body: { franjaId, desde: franja.id },
    siFalla: ERROR_AL_MOVER,
  });
}

/**
 * Undoes the desk's own last move or cancellation of a booking, a few minutes after it at most. It
 * returns to the franja in which it is given here, or stays where another window has put it since.
 */
export function deshacer({ id, franja }: Pick<ReservaDelMostrador, 'id' | 'franja'>) {
  return llamar('POST /reservas/{id}/deshacer', {
    params: { id },
    query: { volverA: franja.id },
    siFalla: ERROR_AL_DESHACER,
  });
}
