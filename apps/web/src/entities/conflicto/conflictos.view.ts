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
 * The bookings that a change of the plan leaves outside the plan, and the messages to their
 * clients.
 */

export type FranjaPropuesta = NonNullable<Alternativas[number]['franja']>;

/** A booking of a conflicto that was moved to `hacia`, or cancelled where `hacia` is null. */
export interface Resuelta {
  reserva: ReservaDelMostrador;
  hacia: FranjaPropuesta | null;
}

/**
 * A booking of a conflicto. `hacia` is the franja to which the booking is to move, or null where
 * none is proposed and the desk has chosen none yet. `opciones` are all franjas to choose from.
 */
export interface Propuesta {
  reserva: ReservaDelMostrador;
  hacia: FranjaPropuesta | null;
  opciones: readonly FranjaPropuesta[];
}

/** Returns the franjas to which a booking can move, the earliest first. */
export function opcionesPara(alternativa: Alternativas[number] | undefined): FranjaPropuesta[] {
  const { franja = null, otras = [] } = alternativa ?? {};
  return [...(franja ? [franja] : []), ...otras].toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1));
}

/**
 * True for a franja that begins within 24 hours, so that the client perhaps does not read the
 * message in time.
 */
function esPronto({ inicio }: FranjaPropuesta, ahora: string): boolean {
  return inicio < sumarHoras(ahora, 24);
}

/** Returns the text of an option: 'mar 24 nov, 10:00', with a warning where `esPronto` is true. */
export function textoDeOpcion(franja: FranjaPropuesta, ahora: string): string {
  const cuando = momentoBreve(franja.inicio);
  return esPronto(franja, ahora) ? `${cuando} (en menos de 24 horas)` : cuando;
}

/** The lines of the question 'Mover todas': who moves, from which momento, and to which momento. */
export function lineasDeMudanza(propuestas: readonly Propuesta[], ahora: string): string[] {
  return propuestas.flatMap(({ reserva, hacia }) =>
    hacia
      ? [
          `${quienDe(reserva)}: ${momentoBreve(reserva.franja.inicio)} → ${textoDeOpcion(hacia, ahora)}`,
        ]
      : [],
  );
}

/** The messages to all clients whose booking was moved or cancelled, as one text to be copied. */
export function mensajesDe(resueltas: readonly Resuelta[], razon: string): string {
  return resueltas
    .map((resuelta) => {
      const { nombre, apellido, telefono } = resuelta.reserva.cliente;
      return `${nombre} ${apellido}, ${telefono}\n${mensajeDeResuelta(resuelta, razon)}`;
    })
    .join('\n\n');
}

/**
 * Returns the conflictos without the bookings that were moved or cancelled, and without the franjas
 * that have no other booking.
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

/** The id of a booking's row. The row takes the focus when the focused button disappears. */
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

/** Says before a change is saved where a booking could move afterwards. */
export function dondeHayLugar(alternativa: Alternativas[number] | undefined): string {
  if (alternativa?.franja) return `Hay lugar el ${momentoBreve(alternativa.franja.inicio)}`;
  return alternativa && alternativa.otras.length > 0
    ? 'Sin lugar a una hora parecida: eliges el horario después'
    : SIN_LUGAR;
}

/** Returns 'Ana Paz', or 'Ana Paz y 2 más' for somebody with companions. */
export function quienDe({
  cliente,
  personas,
}: {
  cliente: Pick<ReservaDelMostrador['cliente'], 'nombre' | 'apellido'>;
  personas: number;
}): string {
  const nombre = `${cliente.nombre} ${cliente.apellido}`.trim();
  return personas > 1 ? `${nombre} y ${personas - 1} más` : nombre;
}

export const SIN_LUGAR = 'Sin otro turno con lugar';

export const RAZON_GENERAL = 'hubo un cambio en los horarios del centro';

/**
 * The message to a client before the desk moves or cancels the booking; `hacia` is the franja on
 * offer, or null.
 */
export function mensajeDePropuesta(
  { cliente, franja }: ReservaDelMostrador,
  hacia: FranjaPropuesta | null,
  razon: string,
): string {
  const propuesta = hacia
    ? `Te podemos pasar al ${nombreDeMomento(hacia.inicio)}. ¿Te sirve ese horario?`
    : '¿Qué otro día y horario te sirve?';
  return `Hola, ${cliente.nombre}. El turno del ${nombreDeMomento(franja.inicio)} en ${centro().nombre} no se va a poder hacer: ${razon}. ${propuesta}`;
}

/** The message to a client whose booking was moved or cancelled. */
export function mensajeDeResuelta({ reserva, hacia }: Resuelta, razon: string): string {
  const { cliente, franja } = reserva;
  if (hacia) return mensajeDeMovida(cliente, franja.inicio, { hacia: hacia.inicio, razon });
  return `Hola, ${cliente.nombre}. El turno del ${nombreDeMomento(franja.inicio)} en ${centro().nombre} quedó cancelado: ${razon}. ¡Gracias por la paciencia!`;
}

/**
 * The message to a client whose booking was moved, with the reason where there is one. `desde` is
 * null where the previous momento is not known.
 */
export function mensajeDeMovida(
  { nombre }: Pick<ReservaDelMostrador['cliente'], 'nombre'>,
  desde: string | null,
  { hacia, razon }: { hacia: string; razon?: string },
): string {
  const turno = `El turno${desde ? ` del ${nombreDeMomento(desde)}` : ''} en ${centro().nombre}`;
  // The reason is about the previous momento, so it comes before the new one.
  const cambio = razon ? `no se va a poder hacer: ${razon}. Lo pasamos al` : 'pasó al';
  return `Hola, ${nombre}. ${turno} ${cambio} ${nombreDeMomento(hacia)}. Si ese horario no te sirve, responde este mensaje. ¡Gracias!`;
}

/** The text of the notice that `turnos` franjas have bookings outside the plan. */
export function textoPorResolver(turnos: number): string {
  return turnos === 1
    ? 'Hay 1 turno con reservas fuera de los horarios o bajo un bloqueo.'
    : `Hay ${turnos} turnos con reservas fuera de los horarios o bajo un bloqueo.`;
}

/** Returns, for example, 'Movida al vie 2 oct, 10:00' or 'Cancelada'. */
export function desenlaceDe({ hacia }: Resuelta): string {
  return hacia ? `Movida al ${momentoBreve(hacia.inicio)}` : 'Cancelada';
}
