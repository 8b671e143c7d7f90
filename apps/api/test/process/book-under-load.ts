import { sumarDias } from '@remanso/contract/calendario';
import { franjasPorFecha, type Franja } from '@remanso/contract/franja/franjas.contract';
import {
  crearReserva,
  type ReservaDelMostrador,
  type ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import { CONTRASENA, acompaniantes, type Admin, type Cliente } from '../support/builders.ts';
import { centreAt } from '../support/centre-at.ts';
import { clientOf, type Answer } from '../support/client.ts';
import { world } from '../support/world.ts';

/*
 * A centre in a server process of its own, with the real clock. The centre's clients book until the
 * server process ends.
 */

export const ADMIN = { ADMIN_EMAIL: 'duenia@ejemplo.com', ADMIN_PASSWORD: CONTRASENA };

const CLIENTS = ['ana', 'luis', 'sol', 'eva', 'beto'] as const;
const PLACES = 2 * CLIENTS.length;
const DAYS = 6;

export interface BusyCentre {
  admin: Admin;
  clients: Cliente[];
  fechas: string[];
  franjas: number[];
}

/**
 * Opens a centre whose franjas of the next days have room for every client with a companion, and where
 * a client may book all of them: how many they reach before the server is gone depends on the machine.
 */
export async function openBusyCentre(origin: string): Promise<BusyCentre> {
  const centre = centreAt(origin, { email: ADMIN.ADMIN_EMAIL, password: CONTRASENA });
  const preciosPorCapacidad = Array.from({ length: PLACES }, (_, n) => ({
    capacidad: n + 1,
    precio: 1_000 * (n + 1),
  }));
  const config = { capacidadBase: PLACES, preciosPorCapacidad, maxReservasActivas: 200 };
  const { admin, dia, ...gente } = await world(centre, { clientes: CLIENTS, config });
  const fechas = Array.from({ length: DAYS }, (_, n) => sumarDias(dia, n));
  const franjas = await leerFranjas(origin, { admin, fechas });
  const clients = CLIENTS.map((nombre) => gente[nombre]);
  return { admin, clients, fechas, franjas: franjas.map(({ id }) => id) };
}

export interface Attempt {
  client: Cliente;
  franjaId: number;
  personas: number;
  /** The header `Idempotency-Key`. */
  clave: string;
  /** The answer; undefined when the connection ended before the answer came. */
  answer: Answer<ReservaDeCliente> | undefined;
}

/** Starts clients who each book one franja after another until the server no longer answers. */
export function bookUntilItIsGone(origin: string, { clients, franjas }: BusyCentre) {
  const attempts: Attempt[] = [];
  let wanted: { answers: number; reached: () => void } | undefined;

  async function bookOneByOne(client: Cliente, n: number) {
    for (const franjaId of franjas) {
      const attempt = { client, franjaId, personas: 1 + ((n + franjaId) % 2) };
      const clave = `${client.email}/${franjaId}`;
      const answer = await book(origin, { ...attempt, clave });
      attempts.push({ ...attempt, clave, answer });
      if (!answer) return;
      if (wanted && attempts.length >= wanted.answers) wanted.reached();
    }
  }

  const ended = Promise.all(clients.map(bookOneByOne));
  return {
    async untilAnswered(answers: number): Promise<void> {
      await new Promise<void>((reached) => (wanted = { answers, reached }));
    },
    async attempts(): Promise<Attempt[]> {
      await ended;
      return attempts;
    },
  };
}

/** Sends the request of an attempt; returns undefined when no answer comes. */
export async function book(
  origin: string,
  { client, franjaId, personas, clave }: Omit<Attempt, 'answer'>,
): Promise<Attempt['answer']> {
  try {
    return await clientOf(origin).call(crearReserva, {
      as: client,
      body: { franjaId, acompaniantes: acompaniantes(personas - 1) },
      headers: { 'idempotency-key': clave },
    });
  } catch {
    return undefined;
  }
}

export type BookedFranja = Franja & { reservas: ReservaDelMostrador[] };

/** Reads the franjas of the days `fechas` with their bookings, as the administrator. */
export async function leerFranjas(
  origin: string,
  { admin, fechas }: Pick<BusyCentre, 'admin' | 'fechas'>,
): Promise<BookedFranja[]> {
  const query = { incluirDetalles: true };
  const days = await Promise.all(
    fechas.map((fecha) =>
      clientOf(origin).make(franjasPorFecha, { as: admin, params: { fecha }, query }),
    ),
  );
  return days.flat() as BookedFranja[];
}
