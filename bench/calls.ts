import type { Ids } from './sql-script.ts';

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

/**
 * The number of calls that recordCall makes before the load; the load begins with call number
 * RECORDED_CALLS.
 */
export const RECORDED_CALLS = 2;

/**
 * Returns the request of call number `n`, and the ids that are parameters in the SQL of that call.
 */
export function callAt(plan: CallPlan, n: number): { request: HttpRequest; ids: Ids } {
  if (plan.call === 'booking') return bookingAt(plan, n);
  const { id, token } = plan.clientes[n % plan.clientes.length] as { id: number; token: string };
  const path = `/api/franjas/client/por-fecha/${plan.fecha}`;
  return { request: { method: 'GET', path, token }, ids: { cliente: id } };
}

function bookingAt({ clientes, supply }: Extract<CallPlan, { call: 'booking' }>, n: number) {
  // When every place is taken, the load begins again with the first franja, and the app refuses the
  // booking.
  const pass = Math.floor(n / supply.franjas) % (PLACES_IN_FRANJA / PEOPLE);
  const position = n % supply.franjas;
  const cliente = clientes[(position + pass) % clientes.length] as { id: number; token: string };
  const franjaId = supply.firstFranjaId + position;
  const acompaniantes = [{ nombre: 'Sol Ríos', genero: 'FEMENINO' }];
  const body = JSON.stringify({ franjaId, acompaniantes });
  return {
    request: { method: 'POST' as const, path: '/api/reservas', token: cliente.token, body },
    ids: { franja: franjaId, cliente: cliente.id },
  };
}
