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

/** A booking as calendars show it; `inicio` and `fin` are the centre's civil time. */
export interface Evento {
  reservaId: number;
  inicio: string;
  fin: string;
  /** The number of changes so far: of two events of one booking the higher counts. */
  secuencia: number;
  cancelado: boolean;
  /** The names of the people. */
  nombres: readonly string[];
  /** Undefined once the account is erased. */
  titular: { nombre: string; email: string } | undefined;
}

export interface Contexto {
  clock: Clock;
  centro: Centro;
  /** The origin of the site, whose host names the events. */
  publicUrl: string;
  /** The address that the centre's e-mails come from. */
  remitente: string;
}

/** The address of a booking among those of its holder. */
export const enlaceDeReserva = (publicUrl: string, reservaId: number): string =>
  `${publicUrl}/reservas/mis-reservas?reserva=${reservaId}`;

const RECORDATORIO_SEGUNDOS = 2 * 60 * 60;

/** The invitation to one booking, or its cancellation, as a letter carries it (RFC 5546). */
export function invitacionDe(evento: Evento, contexto: Contexto): string {
  const method = evento.cancelado ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  return calendarioDe([datosDeEvento(evento, contexto)], { contexto, method });
}

interface Opciones {
  contexto: Contexto;
  method?: ICalCalendarMethod;
  /** The name under which a calendar that is subscribed to is shown. */
  nombre?: string;
}

/** Writes a calendar of any events. */
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

function asistente({ nombre: name, email }: NonNullable<Evento['titular']>) {
  return { name, email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false };
}

/** A franja that somebody has booked, as the desk's calendar shows it. */
export interface Turno {
  id: number;
  inicio: string;
  fin: string;
  capacidad: number;
  ocupados: number;
  /** The holders, as 'Ana P.'. */
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
    `Quiénes: ${nombres.join(', ')}`,
    ...(centro.mapa ? [`Cómo llegar: ${centro.mapa}`] : []),
    `Teléfono: ${centro.telefono}`,
  ].join('\n');
}

/** The instant (ISO 8601, UTC) of a civil date-time of the centre. */
function instanteDe(momento: string, zona: string): string {
  return Temporal.PlainDateTime.from(momento).toZonedDateTime(zona).toInstant().toString();
}
