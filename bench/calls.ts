/**
 * The franjas that the load books: PLACES_IN_FRANJA / PEOPLE bookings in each, and no client twice
 * in the same franja.
 */
export interface BookingSupply {
  /** The id of the first franja; the ids of all franjas are consecutive. */
  firstFranjaId: number;
  franjas: number;
}

export const PLACES_IN_FRANJA = 10;
export const PEOPLE = 2;

/** A kind of call, and the data for making it again and again. */
export type CallPlan = { clientes: readonly { id: number; token: string }[] } & (
  | { call: 'day'; fecha: string }
  | { call: 'booking'; supply: BookingSupply }
);

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: string;
}

/** Returns the request of call number `n`, which counts from 0. */
export function callAt(plan: CallPlan, n: number): HttpRequest {
  if (plan.call === 'booking') return bookingAt(plan, n);
  const { token } = plan.clientes[n % plan.clientes.length] as { token: string };
  return { method: 'GET', path: `/api/franjas/client/por-fecha/${plan.fecha}`, token };
}

function bookingAt(
  { clientes, supply }: Extract<CallPlan, { call: 'booking' }>,
  n: number,
): HttpRequest {
  // When every place is taken, the load begins again with the first franja, and the app refuses the
  // booking.
  const pass = Math.floor(n / supply.franjas) % (PLACES_IN_FRANJA / PEOPLE);
  const position = n % supply.franjas;
  const { token } = clientes[(position + pass) % clientes.length] as { token: string };
  const franjaId = supply.firstFranjaId + position;
  const acompaniantes = [{ nombre: 'Sol Ríos', genero: 'FEMENINO' }];
  const body = JSON.stringify({ franjaId, acompaniantes });
  return { method: 'POST', path: '/api/reservas', token, body };
}
