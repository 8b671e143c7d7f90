import type { Pantalla } from '../../../../entities/reserva/avance/avance.ts';
import {
  detallesDe,
  type EleccionDelMostrador,
  type ReservaParaCliente,
} from '../reservar/reservar.view.ts';

/*
 * The parts of a booking that the desk fills in where a waiting client accepts an offer on the
 * telephone.
 */

export type EleccionDeAceptada = Pick<EleccionDelMostrador, 'personas' | 'acompaniantes' | 'notas'>;
export type DetallesDeAceptada = Pick<ReservaParaCliente, 'notas' | 'acompaniantes'>;

/**
 * The window that accepts an offer has a single step: after a refusal the window stays in that
 * step.
 */
export const PANTALLA_DE_ACEPTAR: Pantalla<EleccionDeAceptada, DetallesDeAceptada> = {
  cuerpoDe: detallesDe,
  trasRechazo: 'confirmando',
};

/** True where closing the window would lose what was typed. */
export function hayEscrito({ notas, acompaniantes }: EleccionDeAceptada): boolean {
  return [notas, ...acompaniantes.map(({ nombre }) => nombre)].some((uno) => uno.trim() !== '');
}
