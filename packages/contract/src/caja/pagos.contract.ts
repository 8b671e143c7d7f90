import * as z from 'zod/mini';
import { CabeceraDeTotal, ConClave, IdDeRuta, paginacionDeListado } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Anulacion, NuevoPago } from './pagos.forms.ts';
import { MEDIOS_ANOTADOS, TIPOS_DE_PAGO } from './pagos.rules.ts';

/*
 * The calls about the payments of bookings and the refunds (rules §10.7).
 */

/**
 * A person of the desk who noted or annulled something. Null where nobody did, and once that person
 * was erased.
 */
export const quien = z.nullable(
  z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }),
);

const camposDePago = {
  id: z.int(),
  reservaId: z.int(),
  tipo: z.enum(TIPOS_DE_PAGO),
  monto: z.int(),
  medio: z.enum(MEDIOS_ANOTADOS),
  nota: z.string(),
  /** A momento, in the centre's civil time. */
  registradoEn: z.string(),
  /** The day on which the money moved. */
  fecha: z.string(),
  registradoPor: quien,
  anulado: z.boolean(),
  /** A momento. `anuladoEn`, `anuladoPor` and `motivo` are null unless the payment was annulled. */
  anuladoEn: z.nullable(z.string()),
  anuladoPor: quien,
  motivo: z.nullable(z.string()),
};

export const Pago = z.object(camposDePago);
export type Pago = z.output<typeof Pago>;

/** A payment of a booking or of a sold abono, one of which `reservaId` and `abonoVendidoId` name. */
export const camposDePagoAnotado = {
  ...camposDePago,
  reservaId: z.nullable(z.int()),
  abonoVendidoId: z.optional(z.int()),
};

const PagoAnotado = z.object(camposDePagoAnotado);
export type PagoAnotado = z.output<typeof PagoAnotado>;

/** A payment, with the sum paid for its booking or abono (`pagado`) and the saldo after it. */
export const PagoAnotadoConSaldo = z.object({
  pago: PagoAnotado,
  pagado: z.int(),
  saldo: z.int(),
});
export type PagoAnotadoConSaldo = z.output<typeof PagoAnotadoConSaldo>;

/** A payment, with the sum paid for its booking (`pagado`) and the saldo after this payment. */
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
  response: PagoAnotadoConSaldo,
  errors: [404, 409],
});

export const pagosDeReserva = endpoint({
  id: 'pagosDeReserva',
  method: 'GET',
  path: '/reservas/{id}/pagos',
  access: 'mostrador',
  alcance: 'pagos:leer',
  tag: 'pagos',
  summary: 'Lo que se pagó y se devolvió por una reserva, también lo anulado, lo primero primero',
  params: IdDeRuta,
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(Pago),
  responseHeaders: CabeceraDeTotal,
  errors: [404],
});
