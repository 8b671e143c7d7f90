import { CONFIG, CONTRASENA, acompaniantes } from '../support/builders.ts';
import { callServer, type Answer } from '../support/test-app.ts';

/*
 * A centre on a server process of its own, with the real clock, and clients who book there until the server is gone.
 */

export const ADMIN = { ADMIN_EMAIL: 'duenia@ejemplo.com', ADMIN_PASSWORD: CONTRASENA };

const CLIENTS = 5;
const DAYS = 6;

export interface BusyCentre {
  admin: string;
  clients: { email: string; token: string }[];
  fechas: string[];
  franjas: number[];
}

/** Opens the centre, with room for every client and a companion in each of the next days' franjas. */
export async function openBusyCentre(origin: string): Promise<BusyCentre> {
  const admin = await login(origin, ADMIN.ADMIN_EMAIL);
  const preciosPorCapacidad = Array.from({ length: 2 * CLIENTS }, (_, n) => ({
    capacidad: n + 1,
    precio: 1_000 * (n + 1),
  }));
  const config = { ...CONFIG, capacidadBase: 2 * CLIENTS, preciosPorCapacidad };
  await succeed(callServer(origin, 'POST /config', { token: admin, body: config }));
  const dias = ['LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO'];
  const tramos = [{ horaInicio: '08:00', horaFin: '20:00' }];
  const week = dias.map((diaSemana) => ({ diaSemana, activo: true, tramos }));
  await succeed(callServer(origin, 'POST /horarios-base', { token: admin, body: week }));

  const today = Temporal.Now.plainDateISO('America/Argentina/Tucuman');
  const fechas = Array.from({ length: DAYS }, (_, n) => today.add({ days: n + 1 }).toString());
  const days = await Promise.all(fechas.map((fecha) => readDay(origin, admin, fecha)));
  const clients = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => join(origin, n)));
  return { admin, clients, fechas, franjas: days.flat().map(({ id }) => id) };
}

async function join(origin: string, n: number) {
  const persona = { nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO', telefono: '381 555 0142' };
  const email = `cliente${n}@ejemplo.com`;
  const body = { ...persona, email, password: CONTRASENA };
  await succeed(callServer(origin, 'POST /auth/register', { body }));
  return { email, token: await login(origin, email) };
}

async function login(origin: string, email: string): Promise<string> {
  const body = { email, password: CONTRASENA };
  return (await succeed(callServer(origin, 'POST /auth/login', { body }))).body.token;
}

async function succeed(calling: Promise<Answer>): Promise<Answer> {
  const answer = await calling;
  if (answer.status >= 300) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
  return answer;
}

export interface Attempt {
  email: string;
  token: string;
  franjaId: number;
  personas: number;
  /** The value of the `Idempotency-Key` header. */
  clave: string;
  /** The answer; undefined when the connection ended before it came. */
  answer: Answer | undefined;
}

/** Lets every client book one franja after another until the server is gone. */
export function bookUntilItIsGone(origin: string, { clients, franjas }: BusyCentre) {
  const attempts: Attempt[] = [];
  let wanted: { answers: number; reached: () => void } | undefined;

  async function bookOneByOne({ email, token }: BusyCentre['clients'][number], n: number) {
    for (const franjaId of franjas) {
      const attempt = { email, token, franjaId, personas: 1 + ((n + franjaId) % 2) };
      const clave = `${email}/${franjaId}`;
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

/** Makes the request of an attempt; resolves to undefined when it got no answer. */
export async function book(
  origin: string,
  { token, franjaId, personas, clave }: Omit<Attempt, 'answer' | 'email'>,
): Promise<Answer | undefined> {
  try {
    return await callServer(origin, 'POST /reservas', {
      token,
      body: { franjaId, acompaniantes: acompaniantes(personas - 1) },
      headers: { 'idempotency-key': clave },
    });
  } catch {
    return undefined;
  }
}

export interface BookedFranja {
  id: number;
  ocupadosTotal: number;
  composicionGenero: Record<string, number>;
  reservas: {
    id: number;
    personas: number;
    precioTotal: number;
    participantes: { esTitular: boolean }[];
    cliente: { email: string };
  }[];
}

async function readDay(origin: string, token: string, fecha: string): Promise<BookedFranja[]> {
  const path = `GET /franjas/por-fecha/${fecha}?incluirDetalles=true` as const;
  return (await succeed(callServer(origin, path, { token }))).body;
}

/** Reads all franjas with their bookings, as the administrator sees them. */
export async function leerFranjas(
  origin: string,
  { admin, fechas }: BusyCentre,
): Promise<BookedFranja[]> {
  const days = await Promise.all(fechas.map((fecha) => readDay(origin, admin, fecha)));
  return days.flat();
}
