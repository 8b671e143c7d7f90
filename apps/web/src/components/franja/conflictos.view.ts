import { fechaDe, horaDe, nombreDeMomento } from '@remanso/contract/calendario';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import { MARCA } from '@remanso/contract/marca';
import type { Alternativas, ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { diaCorto } from './previsualizacion.view.ts';

/*
 * Who is left outside by a change of the plan, and what can be told them.
 */

export type Destino = NonNullable<Alternativas[number]['franja']>;

/** What became of a booking that was in the way: moved there, or cancelled. */
export interface Resuelta {
  reserva: ReservaDeAdmin;
  hacia: Destino | null;
}

/** Without the bookings that were moved or cancelled, and without the franjas that so became free. */
export function pendientesDe(conflictos: Conflictos, resueltas: readonly Resuelta[]): Conflictos {
  const hechas = new Set(resueltas.map(({ reserva }) => reserva.id));
  return conflictos
    .map(({ franja, reservas }) => ({
      franja,
      reservas: reservas.filter(({ id }) => !hechas.has(id)),
    }))
    .filter(({ reservas }) => reservas.length > 0);
}

export function reservasDe(conflictos: Conflictos): ReservaDeAdmin[] {
  return conflictos.flatMap(({ reservas }) => reservas);
}

/** 'jue 1 oct, 09:00' */
export function momentoBreve(inicio: string): string {
  return `${diaCorto(fechaDe(inicio))}, ${horaDe(inicio)}`;
}

/** 'Ana Paz', or 'Ana Paz y 2 más' when she does not come alone. */
export function quienDe({ cliente, personas }: ReservaDeAdmin): string {
  const nombre = `${cliente.nombre} ${cliente.apellido}`.trim();
  return personas > 1 ? `${nombre} y ${personas - 1} más` : nombre;
}

export const RAZON_GENERAL = 'hubo un cambio en los horarios del centro';

/** What to write to the client before anything was done: with the place that is offered, if there is one. */
export function mensajeDePropuesta(
  { cliente, franja }: ReservaDeAdmin,
  hacia: Destino | null,
  razon: string,
): string {
  const propuesta = hacia
    ? `Se puede pasar al ${nombreDeMomento(hacia.inicio)}. ¿Sirve ese horario?`
    : '¿Qué otro día y horario sirve?';
  return `Hola, ${cliente.nombre}. El turno del ${nombreDeMomento(franja.inicio)} en ${MARCA.nombre} no se va a poder hacer: ${razon}. ${propuesta}`;
}

/** What to write once it was moved or cancelled. */
export function mensajeDeResuelta({ reserva, hacia }: Resuelta, razon: string): string {
  const cuando = nombreDeMomento(reserva.franja.inicio);
  const desenlace = hacia ? `pasó al ${nombreDeMomento(hacia.inicio)}` : 'quedó cancelado';
  return `Hola, ${reserva.cliente.nombre}. El turno del ${cuando} en ${MARCA.nombre} ${desenlace}: ${razon}. ¡Gracias por la paciencia!`;
}

/** Where one finds them again: after a reload, or at another desk. */
export function textoPorResolver(turnos: number): string {
  return turnos === 1
    ? 'Hay 1 turno con reservas fuera de los horarios o bajo un bloqueo.'
    : `Hay ${turnos} turnos con reservas fuera de los horarios o bajo un bloqueo.`;
}

/** 'Movida al vie 2 oct, 10:00', 'Cancelada' */
export function desenlaceDe({ hacia }: Resuelta): string {
  return hacia ? `Movida al ${momentoBreve(hacia.inicio)}` : 'Cancelada';
}
