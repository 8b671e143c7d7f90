import type { Centro } from '@remanso/contract/centro/centro.contract';
import ical, {
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { fechaDe } from '@remanso/contract/calendario';
import { SERVICIO } from '@remanso/contract/reserva/reservas.rules';
import type { Clock } from '../platform/clock.ts';

/** A booking as a calendar event. `inicio` and `fin` are momentos. */
export interface Evento {
  reservaId: number;
  inicio: string;
  fin: string;
  /**
   * The number of changes of the booking so far. Of two versions of an event, calendars keep the
   * one with the higher number.
   */
  secuencia: number;
  cancelado: boolean;
  nombres: readonly string[];
  /** Undefined where the holder has no e-mail, and once their account is erased. */
  titular: { nombre: string; email: string } | undefined;
}

export interface Contexto {
  clock: Clock;
  centro: Centro;
  /** The origin of the site. Its host is part of each event's id. */
  publicUrl: string;
  /** The address in the From header of the centre's e-mails. */
  remitente: string;
}

/** Returns the URL of a booking's page for its holder. */
export const enlaceDeReserva = (publicUrl: string, reservaId: number): string =>
  `${publicUrl}/reservas/mis-reservas?reserva=${reservaId}`;

const RECORDATORIO_SEGUNDOS = 2 * 60 * 60;

/**
 * Returns the iCalendar text that is attached to a letter (RFC 5546): an invitation to the
 * bookings of `eventos`, or the cancellation of that invitation. The events are all cancelled, or
 * none is, and they have the same holder.
 */
export function invitacionDe(eventos: readonly Evento[], contexto: Contexto): string {
  const method = metodoDe(eventos);
  const datos = eventos.map((evento) => datosDeEvento(evento, contexto));
  return calendarioDe(datos, { contexto, method });
}

/**
 * Returns the method of the calendar of these bookings. An invitation and its cancellation need an
 * attendee, whom calendar programs look for; without an e-mail there is none, so the event is
 * published.
 */
function metodoDe(eventos: readonly Evento[]): ICalCalendarMethod {
  if (eventos.some(({ titular }) => titular === undefined)) return ICalCalendarMethod.PUBLISH;
  const cancelado = eventos.some((evento) => evento.cancelado);
  return cancelado ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

interface Opciones {
  contexto: Contexto;
  method?: ICalCalendarMethod;
  /** The name that calendar programs show for a subscribed calendar. */
  nombre?: string;
}

/** Returns an iCalendar text with the given events. */
export function calendarioDe(
  eventos: readonly ICalEventData[],
  { contexto, method, nombre }: Opciones,
): string {
  const calendario = ical({
    prodId: { company: contexto.centro.nombre, product: 'turnos', language: 'ES' },
    ...(method && { method }),
    ...(nombre && { name: nombre, ttl: 60 * 60 }),
  });
  for (const evento of eventos) calendario.createEvent(evento);
  return calendario.toString();
}

export function datosDeEvento(evento: Evento, contexto: Contexto): ICalEventData {
  const { centro, publicUrl, clock, remitente } = contexto;
  return {
    id: `reserva-${evento.reservaId}@${new URL(publicUrl).hostname}`,
    sequence: evento.secuencia,
    stamp: clock.instant(),
    start: instanteDe(evento.inicio, clock.timeZone),
    end: instanteDe(evento.fin, clock.timeZone),
    summary: `${SERVICIO} en ${centro.nombre}`,
    location: centro.direccion,
    description: descripcionDe(evento, contexto),
    url: enlaceDeReserva(publicUrl, evento.reservaId),
    status: evento.cancelado ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: centro.nombre, email: remitente },
    attendees: evento.titular ? [asistente(evento.titular)] : [],
    ...(!evento.cancelado && {
      alarms: [{ type: ICalAlarmType.display, trigger: RECORDATORIO_SEGUNDOS }],
    }),
  };
}

/** The turn of a companion, for the companion's own calendar; nobody else is in it. */
interface TurnoDeInvitacion extends Pick<Evento, 'inicio' | 'fin' | 'secuencia'> {
  asientoId: number;
  /** The URL of the companion's page. */
  enlace: string;
}

export function datosDeInvitacion(turno: TurnoDeInvitacion, contexto: Contexto): ICalEventData {
  const { asientoId: reservaId, enlace, ...cuando } = turno;
  const evento = { ...cuando, reservaId, cancelado: false, nombres: [], titular: undefined };
  return {
    ...datosDeEvento(evento, contexto),
    id: `asiento-${turno.asientoId}@${new URL(contexto.publicUrl).hostname}`,
    url: enlace,
  };
}

function asistente({ nombre: name, email }: NonNullable<Evento['titular']>) {
  return { name, email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false };
}

/** A booked franja as an event of the desk's calendar. */
export interface Turno {
  id: number;
  inicio: string;
  fin: string;
  capacidad: number;
  ocupados: number;
  /** The holders' names, such as 'Ana P.'. */
  titulares: readonly string[];
}

export function datosDeTurno(turno: Turno, { clock, centro, publicUrl }: Contexto): ICalEventData {
  const { id, inicio, fin, ocupados, capacidad, titulares } = turno;
  return {
    id: `franja-${id}@${new URL(publicUrl).hostname}`,
    stamp: clock.instant(),
    start: instanteDe(inicio, clock.timeZone),
    end: instanteDe(fin, clock.timeZone),
    summary: `${ocupados} de ${capacidad} · ${titulares.join(', ')}`,
    location: centro.direccion,
    url: `${publicUrl}/dashboard/turnos-del-dia?fecha=${fechaDe(inicio)}`,
  };
}

function descripcionDe({ nombres }: Evento, { centro }: Contexto): string {
  return [
    ...(nombres.length > 0 ? [`Quiénes: ${nombres.join(', ')}`] : []),
    ...(centro.mapa ? [`Cómo llegar: ${centro.mapa}`] : []),
    `Teléfono: ${centro.telefono}`,
  ].join('\n');
}

/** Returns the instant (ISO 8601, UTC) of a momento of the centre. */
function instanteDe(momento: string, zona: string): string {
  return Temporal.PlainDateTime.from(momento).toZonedDateTime(zona).toInstant().toString();
}
