import type { Pantalla } from '../../../../entities/reserva/avance/avance.ts';
import {
  detallesDe,
  type EleccionDelMostrador,
  type ReservaParaCliente,
} from '../reservar/reservar.view.ts';

/*
 * What the desk writes of a booking that somebody who waited accepts on the telephone.
 */

export type EleccionDeAceptada = Pick<EleccionDelMostrador, 'personas' | 'acompaniantes' | 'notas'>;
export type DetallesDeAceptada = Pick<ReservaParaCliente, 'notas' | 'acompaniantes'>;

/** The desk's window that accepts, which has a single step. */
export const PANTALLA_DE_ACEPTAR: Pantalla<EleccionDeAceptada, DetallesDeAceptada> = {
  cuerpoDe: detallesDe,
  trasRechazo: 'confirmando',
};

/** True where closing the window would lose what was typed. */
export function hayEscrito({ notas, acompaniantes }: EleccionDeAceptada): boolean {
  return [notas, ...acompaniantes.map(({ nombre }) => nombre)].some((uno) => uno.trim() !== '');
}
