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

/** Which franja and which client (by position) the booking number `index` is for. */
export function bookingAt({ firstFranjaId, franjas, clientes }: BookingSupply, index: number) {
  // When every place is taken it begins again, and the app refuses.
  const pass = Math.floor(index / franjas) % (PLACES_IN_FRANJA / PEOPLE);
  const position = index % franjas;
  return { franjaId: firstFranjaId + position, cliente: (position + pass) % clientes };
}

/** The body of the request. */
export function bookingBody(franjaId: number): string {
  return JSON.stringify({ franjaId, acompaniantes: [{ nombre: 'Sol Ríos', genero: 'FEMENINO' }] });
}
