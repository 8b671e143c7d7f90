import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { RESERVAS_POR_PAGINA } from '@remanso/contract/reserva/reservas.rules';
import { destinoCon, paginaParaPersonas } from '../../../lib/direccion/direccion.ts';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * The franjas in which the client has a booking to come. Such a franja links to that booking,
 * because the server refuses a second booking in the same franja.
 */

export const TU_TURNO = 'Tu turno';

/** The client's bookings to come, in the order of Mis Reservas. */
export type TurnosPropios = readonly (Pick<ReservaDeCliente, 'id'> & {
  franja: Pick<ReservaDeCliente['franja'], 'id'>;
})[];

/**
 * Returns the address of the client's booking in a franja, on its page of Mis Reservas; null where
 * the client has no booking in the franja.
 */
export function destinoDelPropio(propios: TurnosPropios, franjaId: number): Destino | null {
  const orden = propios.findIndex(({ franja }) => franja.id === franjaId);
  const reserva = propios[orden];
  if (!reserva) return null;
  const pagina = paginaParaPersonas(Math.floor(orden / RESERVAS_POR_PAGINA));
  return destinoCon('/reservas/mis-reservas', { pagina, reserva: reserva.id });
}

/** The franjas in which the client has no booking. */
export function ajenas<F extends { id: number }>(
  propios: TurnosPropios,
  franjas: readonly F[],
): F[] {
  return franjas.filter(({ id }) => destinoDelPropio(propios, id) === null);
}
