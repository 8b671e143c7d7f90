/** What both the load on the app and the bare SQL book: each one a free place in a franja, and no client twice. */
export interface BookingSupply {
  /** The first of the franjas made for this; their ids follow each other. */
  firstFranjaId: number;
  franjas: number;
  clientes: number;
}

export const PLACES_IN_FRANJA = 10;
/** The holder and one companion. */
export const PEOPLE = 2;
const PASSES = PLACES_IN_FRANJA / PEOPLE;

/** Which franja and which client (by position) the booking number `index` is for. */
export function bookingAt(supply: BookingSupply, index: number) {
  const pass = Math.floor(index / supply.franjas);
  if (pass >= PASSES) throw new Error('Every place is booked: the bench needs more franjas');
  const position = index % supply.franjas;
  return {
    franjaId: supply.firstFranjaId + position,
    cliente: (position + pass) % supply.clientes,
  };
}

/** The body of the request. */
export function bookingBody(franjaId: number): string {
  return JSON.stringify({ franjaId, acompaniantes: [{ nombre: 'Sol Ríos', genero: 'FEMENINO' }] });
}
