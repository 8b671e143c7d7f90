import * as z from 'zod/mini';
import { CabeceraDeTotal, ConClave, IdDeRuta, fecha, paginacionDeListado } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Anulacion, NuevoPago } from './pagos.forms.ts';
import { MEDIOS_DE_PAGO, TIPOS_DE_PAGO } from './pagos.rules.ts';
import { ReservaDeAdmin } from './reservas.contract.ts';

/*
 * The payments of bookings, the refunds, and the drawer of a day (rules §11.8).
 */

/** Null once that person was erased. */
const quien = z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }));

const camposDePago = {
  id: z.int(),
  reservaId: z.int(),
  tipo: z.enum(TIPOS_DE_PAGO),
  monto: z.int(),
  medio: z.enum(MEDIOS_DE_PAGO),
  nota: z.string(),
  /** A momento, in the centre's civil time. */
  registradoEn: z.string(),
  /** The day on which the money moved. */
  fecha: z.string(),
  registradoPor: quien,
  anulado: z.boolean(),
  /** A momento; null for a payment that stands, as is what follows. */
  anuladoEn: z.nullable(z.string()),
  anuladoPor: quien,
  motivo: z.nullable(z.string()),
};

export const Pago = z.object(camposDePago);
export type Pago = z.output<typeof Pago>;

/** A payment, and how its booking stands after it. */
const PagoConSaldo = z.object({ pago: Pago, pagado: z.int(), saldo: z.int() });
export type PagoConSaldo = z.output<typeof PagoConSaldo>;

export const registrarPago = endpoint({
  id: 'registrarPago',
  method: 'POST',
  path: '/reservas/{id}/pagos',
  access: 'mostrador',
  tag: 'pagos',
  summary: 'Anotar lo que se cobró por una reserva, o lo que se devolvió',
  params: IdDeRuta,
  headers: ConClave,
  body: NuevoPago,
  status: 201,
  response: PagoConSaldo,
  errors: [404, 409],
});

export const anularPago = endpoint({
  id: 'anularPago',
  method: 'POST',
  path: '/pagos/{id}/anular',
  access: 'mostrador',
  tag: 'pagos',
  summary: 'Anular un pago o una devolución; queda anotado, con su motivo',
  params: IdDeRuta,
  body: Anulacion,
  status: 200,
  response: PagoConSaldo,
  errors: [404, 409],
});

export const pagosDeReserva = endpoint({
  id: 'pagosDeReserva',
  method: 'GET',
  path: '/reservas/{id}/pagos',
  access: 'mostrador',
  tag: 'pagos',
  summary: 'Lo que se pagó y se devolvió por una reserva, también lo anulado, lo primero primero',
  params: IdDeRuta,
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(Pago),
  responseHeaders: CabeceraDeTotal,
  errors: [404],
});

const monto = z.int();

export const Caja = z.object({
  fecha: z.string(),
  /** The prices of the bookings of that day that are not cancelled. */
  reservado: monto,
  /** The pesos that came in on that day, less those given back. */
  cobrado: monto,
  porMedio: z.object({ EFECTIVO: monto, TRANSFERENCIA: monto, TARJETA: monto, OTRO: monto }),
  /** The pesos still owed for the bookings of that day. */
  porCobrar: monto,
  /** The bookings of any day of which something is to be given back now. */
  aDevolver: z.array(ReservaDeAdmin),
  /** The movements of that day, annulled ones among them, the first of them first. */
  pagos: z.array(z.object({ ...camposDePago, reserva: ReservaDeAdmin })),
});
export type Caja = z.output<typeof Caja>;

export const obtenerCaja = endpoint({
  id: 'obtenerCaja',
  method: 'GET',
  path: '/caja',
  access: 'mostrador',
  tag: 'pagos',
  summary: 'La caja de un día: lo reservado, lo cobrado por medio, lo que falta y lo que se debe',
  query: z.object({ fecha }),
  status: 200,
  response: Caja,
});
