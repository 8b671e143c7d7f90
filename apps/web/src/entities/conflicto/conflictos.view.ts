import {
  fechaCorta,
  fechaDe,
  horaDe,
  nombreDeMomento,
  sumarHoras,
} from '@remanso/contract/calendario';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type {
  Alternativas,
  ReservaDelMostrador,
} from '@remanso/contract/reserva/reservas.contract';
import { centro } from '../../lib/centro.ts';

/*
 * The bookings that a change of the plan leaves outside, and the messages to their clients.
 */

export type FranjaPropuesta = NonNullable<Alternativas[number]['franja']>;

/** A booking that was in the way: moved to `hacia`, or cancelled where that is null. */
export interface Resuelta {
  reserva: ReservaDelMostrador;
  hacia: FranjaPropuesta | null;
}

/** Where a booking that is in the way is to go; `opciones` are all the franjas to choose from. */
export interface Propuesta {
  reserva: ReservaDelMostrador;
  hacia: FranjaPropuesta | null;
  opciones: readonly FranjaPropuesta[];
}

/** The franjas that a booking may go to, in the order in which they come. */
export function opcionesPara(alternativa: Alternativas[number] | undefined): FranjaPropuesta[] {
  const { franja = null, otras = [] } = alternativa ?? {};
  return [...(franja ? [franja] : []), ...otras].toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1));
}

/** Returns whether a franja begins so soon that its client may not read of it in time. */
function esPronto({ inicio }: FranjaPropuesta, ahora: string): boolean {
  return inicio < sumarHoras(ahora, 24);
}

/** The text of a franja to choose: 'mar 24 nov, 10:00', and that it is soon where it is. */
export function textoDeOpcion(franja: FranjaPropuesta, ahora: string): string {
  const cuando = momentoBreve(franja.inicio);
  return esPronto(franja, ahora) ? `${cuando} (en menos de 24 horas)` : cuando;
}

/** The lines of the question before all are moved: who, from when, and to when. */
export function lineasDeMudanza(propuestas: readonly Propuesta[], ahora: string): string[] {
  return propuestas.flatMap(({ reserva, hacia }) =>
    hacia
      ? [
          `${quienDe(reserva)}: ${momentoBreve(reserva.franja.inicio)} → ${textoDeOpcion(hacia, ahora)}`,
        ]
      : [],
  );
}

/** The messages to everybody whose booking was moved or cancelled, to be pasted somewhere. */
export function mensajesDe(resueltas: readonly Resuelta[], razon: string): string {
  return resueltas
    .map((resuelta) => {
      const { nombre, apellido, telefono } = resuelta.reserva.cliente;
      return `${nombre} ${apellido}, ${telefono}\n${mensajeDeResuelta(resuelta, razon)}`;
    })
    .join('\n\n');
}

/**
 * The conflicts without the bookings that were moved or cancelled, and without the franjas that
 * have none left.
 */
export function pendientesDe(conflictos: Conflictos, resueltas: readonly Resuelta[]): Conflictos {
  const hechas = new Set(resueltas.map(({ reserva }) => reserva.id));
  return conflictos
    .map(({ franja, reservas }) => ({
      franja,
      reservas: reservas.filter(({ id }) => !hechas.has(id)),
    }))
    .filter(({ reservas }) => reservas.length > 0);
}

/** The id of a booking's row, which takes the focus from a button that goes. */
export function idDeRenglon({ id }: ReservaDelMostrador): string {
  return `por-resolver-${id}`;
}

export function reservasDe(conflictos: Conflictos): ReservaDelMostrador[] {
  return conflictos.flatMap(({ reservas }) => reservas);
}

/** Returns, for example, 'jue 1 oct, 09:00'. */
export function momentoBreve(inicio: string): string {
  return `${fechaCorta(fechaDe(inicio))}, ${horaDe(inicio)}`;
}

/** Returns 'Ana Paz', or 'Ana Paz y 2 más' for a booking with companions. */
export function quienDe({ cliente, personas }: ReservaDelMostrador): string {
  const nombre = `${cliente.nombre} ${cliente.apellido}`.trim();
  return personas > 1 ? `${nombre} y ${personas - 1} más` : nombre;
}

export const RAZON_GENERAL = 'hubo un cambio en los horarios del centro';

/** The message to a client before anything is done, with the place on offer if there is one. */
export function mensajeDePropuesta(
  { cliente, franja }: ReservaDelMostrador,
  hacia: FranjaPropuesta | null,
  razon: string,
): string {
  const propuesta = hacia
    ? `Se puede pasar al ${nombreDeMomento(hacia.inicio)}. ¿Sirve ese horario?`
    : '¿Qué otro día y horario sirve?';
  return `Hola, ${cliente.nombre}. El turno del ${nombreDeMomento(franja.inicio)} en ${centro().nombre} no se va a poder hacer: ${razon}. ${propuesta}`;
}

/** The message to a client whose booking was moved or cancelled. */
export function mensajeDeResuelta({ reserva, hacia }: Resuelta, razon: string): string {
  const cuando = nombreDeMomento(reserva.franja.inicio);
  const desenlace = hacia ? `pasó al ${nombreDeMomento(hacia.inicio)}` : 'quedó cancelado';
  return `Hola, ${reserva.cliente.nombre}. El turno del ${cuando} en ${centro().nombre} ${desenlace}: ${razon}. ¡Gracias por la paciencia!`;
}

/** The notice about the conflicts, found again after a reload or at another desk. */
export function textoPorResolver(turnos: number): string {
  return turnos === 1
    ? 'Hay 1 turno con reservas fuera de los horarios o bajo un bloqueo.'
    : `Hay ${turnos} turnos con reservas fuera de los horarios o bajo un bloqueo.`;
}

/** Returns, for example, 'Movida al vie 2 oct, 10:00' or 'Cancelada'. */
export function desenlaceDe({ hacia }: Resuelta): string {
  return hacia ? `Movida al ${momentoBreve(hacia.inicio)}` : 'Cancelada';
}
