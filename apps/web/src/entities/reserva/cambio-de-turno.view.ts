import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { destinoCon } from '../../lib/direccion/direccion.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';

/*
 * The addresses of the screen on which a client moves a booking, and of the page to go back to.
 */

/** The history state of the screen that moves a booking: the address that the client came from. */
export interface VieneDe {
  vieneDe: Destino;
}

/**
 * The address of the screen that moves a booking. The screen opens on the day of the booking or,
 * for a booking that the centre has closed, on the first day with room.
 */
export function destinoDeCambio({
  id,
  fecha,
  cerrada,
}: Pick<ReservaDeCliente, 'id' | 'fecha' | 'cerrada'>): Destino {
  return destinoCon('/reservas/cambiar-turno', { reserva: id, fecha: cerrada ? null : fecha });
}

/**
 * The page of Mis Reservas on screen, with `?reserva=` added, so that going back finds the booking.
 */
export function paginaConReserva(consulta: string, id: number): Destino {
  const valores = Object.fromEntries(new URLSearchParams(consulta));
  return destinoCon('/reservas/mis-reservas', { ...valores, reserva: id });
}
