import * as z from 'zod/mini';
import { NuevoCierre, NuevoMovimiento, Reapertura } from './caja.forms.ts';
import { TIPOS_DE_MOVIMIENTO } from './caja.rules.ts';
import { ConClave, IdDeRuta, camposDePagina, fecha, paginacion } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { camposDePago, quien } from './pagos.contract.ts';
import { Anulacion } from './pagos.forms.ts';
import { ReservaDelMostrador } from '../reserva/reservas.contract.ts';

/*
 * The drawer of a day: what moved, what was counted, and who owes (rules §11).
 */

const monto = z.int();
const porMedio = z.object({ EFECTIVO: monto, TRANSFERENCIA: monto, TARJETA: monto, OTRO: monto });
export type PorMedio = z.output<typeof porMedio>;

/** Cash that moved in the drawer without a booking. */
export const Movimiento = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_MOVIMIENTO),
  monto,
  motivo: z.string(),
  fecha: z.string(),
  /** A momento, in the centre's civil time. */
  registradoEn: z.string(),
  registradoPor: quien,
  anulado: z.boolean(),
  /** A momento; null for a movement that stands, as is what follows. */
  anuladoEn: z.nullable(z.string()),
  anuladoPor: quien,
  motivoDeAnulacion: z.nullable(z.string()),
});
export type Movimiento = z.output<typeof Movimiento>;

/** A day that was counted. `esperado` is what should have been there at that moment. */
export const Cierre = z.object({
  id: z.int(),
  fecha: z.string(),
  esperado: porMedio,
  contado: porMedio,
  /** `contado` less `esperado`. */
  diferencia: porMedio,
  nota: z.string(),
  cerradoPor: quien,
  /** A momento. */
  en: z.string(),
});
export type Cierre = z.output<typeof Cierre>;

const CierreReabierto = z.extend(Cierre, {
  motivo: z.string(),
  reabiertoPor: quien,
  reabiertoEn: z.string(),
});
export type CierreReabierto = z.output<typeof CierreReabierto>;

export const Caja = z.object({
  fecha: z.string(),
  /** The prices of the bookings of that day that are not cancelled. */
  reservado: monto,
  /** The pesos that came in on that day, less those given back. */
  cobrado: monto,
  /** The part of `cobrado` for bookings whose franja is of that day now. */
  deTurnosDelDia: monto,
  deOtrosDias: monto,
  porMedio,
  /** The pesos still owed for the bookings of that day. */
  porCobrar: monto,
  /** The bookings of any day of which something is to be given back now; none on another day than today. */
  aDevolver: z.array(ReservaDelMostrador),
  /** The payments and refunds of that day, annulled ones among them, the first of them first. */
  pagos: z.array(z.object({ ...camposDePago, reserva: ReservaDelMostrador })),
  /** The cash that moved without a booking, annulled movements among it, the first of it first. */
  movimientos: z.array(Movimiento),
  /** The cash that should be in the drawer. */
  efectivoEsperado: monto,
  /** `despues` is what came in since the cierre, less what went out or was annulled. */
  cierre: z.nullable(z.extend(Cierre, { despues: porMedio })),
});
export type Caja = z.output<typeof Caja>;

export const obtenerCaja = endpoint({
  id: 'obtenerCaja',
  method: 'GET',
  path: '/caja',
  access: 'mostrador',
  tag: 'caja',
  summary: 'La caja de un día: lo reservado, lo que entró por medio, lo que falta y su cierre',
  query: z.object({ fecha }),
  status: 200,
  response: Caja,
});

export const registrarMovimiento = endpoint({
  id: 'registrarMovimiento',
  method: 'POST',
  path: '/caja/movimientos',
  access: 'mostrador',
  tag: 'caja',
  summary: 'Anotar el fondo de hoy, o efectivo que entra o sale sin una reserva',
  headers: ConClave,
  body: NuevoMovimiento,
  status: 201,
  response: Movimiento,
  errors: [409],
});

export const anularMovimiento = endpoint({
  id: 'anularMovimiento',
  method: 'POST',
  path: '/caja/movimientos/{id}/anular',
  access: 'mostrador',
  tag: 'caja',
  summary: 'Anular un movimiento de la caja; queda anotado, con su motivo',
  params: IdDeRuta,
  body: Anulacion,
  status: 200,
  response: Movimiento,
  errors: [404, 409],
});

export const cerrarCaja = endpoint({
  id: 'cerrarCaja',
  method: 'POST',
  path: '/caja/cierres',
  access: 'mostrador',
  tag: 'caja',
  summary: 'Cerrar la caja de un día, con lo que se contó',
  body: NuevoCierre,
  status: 201,
  response: Cierre,
  errors: [409],
});

export const reabrirCaja = endpoint({
  id: 'reabrirCaja',
  method: 'POST',
  path: '/caja/cierres/{id}/reabrir',
  access: 'admin',
  tag: 'caja',
  summary: 'Reabrir la caja de un día; el cierre queda anotado, con el motivo',
  params: IdDeRuta,
  body: Reapertura,
  status: 200,
  response: CierreReabierto,
  errors: [404, 409],
});

const Deudor = z.object({
  cliente: ReservaDelMostrador.shape.cliente,
  debe: monto,
  /** The day of the first of the franjas that are owed. */
  desde: z.string(),
  /** The bookings that are owed, the earliest franja first, 50 at most. */
  reservas: z.array(ReservaDelMostrador),
});
export type Deudor = z.output<typeof Deudor>;

export const listarDeudores = endpoint({
  id: 'listarDeudores',
  method: 'GET',
  path: '/caja/deudores',
  access: 'mostrador',
  tag: 'caja',
  summary: 'Quién debe por turnos que ya empezaron, la deuda más grande primero',
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({
    clientes: z.array(Deudor),
    /** What all of them owe. */
    vencido: monto,
    ...camposDePagina,
  }),
});
export type Deudores = z.output<typeof listarDeudores.response>;
