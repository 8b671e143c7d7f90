import type { Ids } from './sql-script.ts';

/**
 * The places that the load books: in each of these franjas as many bookings as fit, and no client
 * twice.
 */
export interface BookingSupply {
  /** The ids of the other franjas follow this one. */
  firstFranjaId: number;
  franjas: number;
}

export const PLACES_IN_FRANJA = 10;
/** The people of a booking: the holder and one companion. */
export const PEOPLE = 2;

/** A call and all that it takes to make it again and again. */
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

/** The number of first calls that are recorded; the load goes on from there. */
export const RECORDED_CALLS = 2;

/** Returns the call number `n`: its request, and the ids that its SQL has for parameters. */
export function callAt(plan: CallPlan, n: number): { request: HttpRequest; ids: Ids } {
  if (plan.call === 'booking') return bookingAt(plan, n);
  const { id, token } = plan.clientes[n % plan.clientes.length] as { id: number; token: string };
  const path = `/api/franjas/client/por-fecha/${plan.fecha}`;
  return { request: { method: 'GET', path, token }, ids: { cliente: id } };
}

function bookingAt({ clientes, supply }: Extract<CallPlan, { call: 'booking' }>, n: number) {
  // When every place is taken the load begins again with the first franja, and the app refuses.
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
