import type { Dependencies } from '../../dependencies.ts';
import {
  calendarioDe,
  datosDeEvento,
  datosDeTurno,
  invitacionDe,
  type Contexto,
  type Evento,
} from '../../mensajes/evento-de-reserva.ts';
import { writeIfPossible } from '../../database/outage/write-if-possible.ts';
import { addressOf } from '../../platform/mail/sender.ts';
import { hashOfSecret } from '../../platform/security/secret-token.ts';
import { puedeVer, veComo, type Session } from '../../platform/http/session.ts';
import { leerCentro } from '../centro/centro.queries.ts';
import { calendarioInexistente } from './calendarios.errors.ts';
import { anotarLectura } from './calendarios.repository.ts';
import {
  buscarDuenio,
  buscarReserva,
  reservasDePersona,
  turnosOcupados,
  type ReservaDeCalendario,
} from './calendarios.queries.ts';

/**
 * The least time between two noted reads of one calendar. Calendar programs read about once an
 * hour; the reads of a program that reads more often are not all noted.
 */
const ENTRE_LECTURAS_MS = 5 * 60_000;

type Usa = Pick<Dependencies, 'db' | 'clock' | 'publicUrl' | 'mailFrom'>;

/**
 * Returns the iCalendar text of one booking; undefined where there is no such booking or the
 * session may not see it.
 */
export async function escribirReserva(
  usa: Usa,
  { session, reservaId }: { session: Session; reservaId: number },
): Promise<string | undefined> {
  const reserva = await buscarReserva(usa.db, reservaId, usa.clock.now());
  if (!reserva || !puedeVer(session, reserva.usuarioId)) return undefined;
  const veEmail = veComo(session.programa, 'clientes:leer');
  const vista = veEmail ? reserva : { ...reserva, email: null };
  return invitacionDe([eventoDe(vista)], await contextoDe(usa));
}

/**
 * Returns a link that opens the iCalendar text of one booking without a session, for ten minutes;
 * undefined where there is no such booking or the session may not see it. Browsers inside other
 * apps open such a link, where they ignore a file that a page makes.
 */
export async function crearEnlace(
  { db, clock, publicUrl, calendarLinks }: Usa & Pick<Dependencies, 'calendarLinks'>,
  { session, reservaId }: { session: Session; reservaId: number },
): Promise<{ url: string } | undefined> {
  const reserva = await buscarReserva(db, reservaId, clock.now());
  if (!reserva || !puedeVer(session, reserva.usuarioId)) return undefined;
  return { url: `${publicUrl}/api/calendario/${await calendarLinks.sign(reservaId)}/turno.ics` };
}

/**
 * Returns the iCalendar text of the booking that a link of `crearEnlace` opens. Throws 404 where the
 * link is not valid.
 */
export async function escribirPorEnlace(
  usa: Usa & Pick<Dependencies, 'calendarLinks'>,
  secreto: string,
): Promise<string> {
  const reservaId = await usa.calendarLinks.read(secreto);
  const reserva =
    reservaId === undefined ? undefined : await buscarReserva(usa.db, reservaId, usa.clock.now());
  if (!reserva) throw calendarioInexistente();
  return invitacionDe([eventoDe(reserva)], await contextoDe(usa));
}

/**
 * Returns the calendar of a secret address: for a client their bookings, for the desk the booked
 * franjas. Throws 404 where the address is not valid.
 */
export async function escribirCalendario(usa: Usa, secreto: string): Promise<string> {
  const { db, clock } = usa;
  const duenio = await buscarDuenio(db, hashOfSecret(secreto));
  if (!duenio) throw calendarioInexistente();
  const lectura = { ahora: clock.instant(), hace: clock.instant(-ENTRE_LECTURAS_MS) };
  await writeIfPossible(anotarLectura(db, { usuarioId: duenio.id, ...lectura }));
  const contexto = await contextoDe(usa);
  const nombre = contexto.centro.nombre;
  const cuando = { hoy: clock.today(), ahora: clock.now() };
  if (duenio.rol === 'CLIENT') {
    const reservas = await reservasDePersona(db, duenio.id, cuando);
    const eventos = reservas.map((cada) => datosDeEvento(eventoDe(cada), contexto));
    return calendarioDe(eventos, { contexto, nombre: `Turnos en ${nombre}` });
  }
  const turnos = await turnosOcupados(db, cuando);
  const eventos = turnos.map((turno) => datosDeTurno(turno, contexto));
  return calendarioDe(eventos, { contexto, nombre: `Agenda de ${nombre}` });
}

async function contextoDe({ db, clock, publicUrl, mailFrom }: Usa): Promise<Contexto> {
  const centro = await leerCentro(db, clock.timeZone);
  return { clock, centro, publicUrl, remitente: addressOf(mailFrom) };
}

function eventoDe(reserva: ReservaDeCalendario): Evento {
  const { id, inicio, fin, secuencia, estado, nombres, email } = reserva;
  return {
    reservaId: id,
    inicio,
    fin,
    secuencia,
    nombres,
    cancelado: estado === 'CANCELADA',
    titular: email === null ? undefined : { nombre: nombres[0] ?? '', email },
  };
}
