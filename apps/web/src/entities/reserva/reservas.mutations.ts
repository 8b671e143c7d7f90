import type { Calls } from '@remanso/contract/endpoints';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { llamar, type Llamada } from '../../lib/api/api.ts';
import { ERROR_AL_RESERVAR, type Intento } from './avance/intento.ts';

/*
 * The requests about a booking that clients and the desk both send. The caller makes its own screen
 * read the changed data again.
 */

export const ERROR_AL_CANCELAR = 'Error al cancelar la reserva';
export const ERROR_AL_QUITAR = 'Error al eliminar el acompañante';
const ERROR_AL_INVITAR = 'Error al crear el enlace';
export const ERROR_AL_MOVER = 'Error al mover la reserva';
export const ERROR_AL_DESHACER = 'Error al deshacer el cambio';

/**
 * Makes a booking. The attempt's key makes a request that is sent twice book once. The attempt's
 * price makes the server refuse a price that the client has not seen.
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

/** Removes the companion of a seat. Throws where `asientoId` is null (specification §5). */
export async function quitarAcompaniante(asientoId: number | null) {
  if (!asientoId) throw new Error('Error: No se puede identificar el asiento a eliminar');
  return llamar('DELETE /asientos/{id}', { params: { id: asientoId }, siFalla: ERROR_AL_QUITAR });
}

/** Gives a companion their own page; a page that they had before ends. */
export function invitar({ reservaId, asientoId }: { reservaId: number; asientoId: number }) {
  return llamar('POST /reservas/{id}/invitaciones', {
    params: { id: reservaId },
    body: { asientoId },
    siFalla: ERROR_AL_INVITAR,
  });
}

/**
 * Moves a booking out of `franja`. Where somebody else has moved the booking to another franja
 * meanwhile, the booking stays in that other franja.
 */
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
 * Undoes the user's own last move or cancellation of a booking, within ten minutes. The booking
 * returns to `franja`. Where somebody else has moved the booking meanwhile, the booking stays in
 * its new franja.
 */
export function deshacer({ id, franja }: Pick<ReservaDelMostrador, 'id' | 'franja'>) {
  return llamar('POST /reservas/{id}/deshacer', {
    params: { id },
    query: { volverA: franja.id },
    siFalla: ERROR_AL_DESHACER,
  });
}
