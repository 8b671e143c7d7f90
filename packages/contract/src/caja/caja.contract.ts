import * as z from 'zod/mini';
import { NuevoCierre, NuevoMovimiento, Reapertura } from './caja.forms.ts';
import { TIPOS_DE_MOVIMIENTO } from './caja.rules.ts';
import { ConClave, IdDeRuta, camposDePagina, fecha, paginacion } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { camposDePagoAnotado, quien } from './pagos.contract.ts';
import { Anulacion } from './pagos.forms.ts';
import { ReservaDelMostrador } from '../reserva/reservas.contract.ts';

/*
 * The calls about the caja of a day: what moved, what was counted, and who owes (rules §11).
 */

const monto = z.int();
const porMedio = z.object({ EFECTIVO: monto, TRANSFERENCIA: monto, TARJETA: monto, OTRO: monto });
export type PorMedio = z.output<typeof porMedio>;

/** Cash that came into the drawer or left the drawer without a booking. */
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
  /**
   * A momento. `anuladoEn`, `anuladoPor` and `motivoDeAnulacion` are null unless the movement was
   * annulled.
   */
  anuladoEn: z.nullable(z.string()),
  anuladoPor: quien,
  motivoDeAnulacion: z.nullable(z.string()),
});
export type Movimiento = z.output<typeof Movimiento>;

/**
 * The cierre of a day. `contado` is the money that the desk counted, `esperado` the money that
 * there should have been at the moment of the cierre.
 */
export const Cierre = z.object({
  id: z.int(),
  fecha: z.string(),
  esperado: porMedio,
  contado: porMedio,
  /** `contado` minus `esperado`. */
  diferencia: porMedio,
  nota: z.string(),
  cerradoPor: quien,
  /** The momento of the cierre. */
  en: z.string(),
});
export type Cierre = z.output<typeof Cierre>;

const CierreReabierto = z.extend(Cierre, {
  motivo: z.string(),
  reabiertoPor: quien,
  reabiertoEn: z.string(),
});
export type CierreReabierto = z.output<typeof CierreReabierto>;

/** The abono for which a payment was made. `cliente` is null once that client was erased. */
export const AbonoPagado = z.object({
  id: z.int(),
  nombre: z.string(),
  cliente: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
});
export type AbonoPagado = z.output<typeof AbonoPagado>;

/** A sold abono that is not wholly paid. */
export const AbonoPorCobrar = z.extend(AbonoPagado, {
  /** The day of the sale. */
  desde: z.string(),
  saldo: monto,
});
export type AbonoPorCobrar = z.output<typeof AbonoPorCobrar>;

export const Caja = z.object({
  fecha: z.string(),
  /** The sum of the prices of the bookings of `fecha` that are not cancelled, in pesos. */
  reservado: monto,
  /** The pesos that came in on the day `fecha`, less the pesos given back. */
  cobrado: monto,
  /** The part of `cobrado` for bookings whose franja is now on the day `fecha`. */
  deTurnosDelDia: monto,
  /** The part of `cobrado` for bookings of other days. */
  deOtrosDias: monto,
  porMedio,
  /** The pesos that clients still owe for the bookings of `fecha`. */
  porCobrar: monto,
  /** The abonos that were sold on `fecha` and are not wholly paid, the earliest sale first. */
  abonosPorCobrar: z.array(AbonoPorCobrar),
  /**
   * The bookings of any day for which the centre has to give money back now. Empty unless `fecha`
   * is today.
   */
  aDevolver: z.array(ReservaDelMostrador),
  /** The payments and refunds of `fecha`, including annulled ones, the earliest first. */
  pagos: z.array(
    z.object({
      ...camposDePagoAnotado,
      /** Null where an abono was paid, and once the booking is no more. */
      reserva: z.nullable(ReservaDelMostrador),
      abono: z.optional(AbonoPagado),
    }),
  ),
  /** The part of `cobrado` that was paid for abonos. */
  ventasDeAbonos: monto,
  /** The pesos that the unused places of all abonos are worth that can still be used. */
  abonosPorUsar: monto,
  /** The cash movements of `fecha`, including annulled ones, the earliest first. */
  movimientos: z.array(Movimiento),
  /** The pesos in cash that should be in the drawer. */
  efectivoEsperado: monto,
  /**
   * Null while the day has no cierre. `despues` is the money that came in since the cierre, less
   * what went out or was annulled since.
   */
  cierre: z.nullable(z.extend(Cierre, { despues: porMedio })),
});
export type Caja = z.output<typeof Caja>;

export const obtenerCaja = endpoint({
  id: 'obtenerCaja',
  method: 'GET',
  path: '/caja',
  access: 'mostrador',
  alcance: 'pagos:leer',
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
  /** The pesos that the client owes for bookings that have begun and for abonos. */
  debe: monto,
  /** The day of the earliest franja that this client has not paid, or of such a sale of an abono. */
  desde: z.string(),
  /** The client's abonos that are not wholly paid, the earliest sale first. */
  abonos: z.array(AbonoPorCobrar),
  /** The client's unpaid bookings, the earliest franja first; at most RESERVAS_POR_DEUDOR. */
  reservas: z.array(ReservaDelMostrador),
});
export type Deudor = z.output<typeof Deudor>;

export const listarDeudores = endpoint({
  id: 'listarDeudores',
  method: 'GET',
  path: '/caja/deudores',
  access: 'mostrador',
  alcance: 'pagos:leer',
  tag: 'caja',
  summary: 'Quién debe por turnos que ya empezaron y por abonos, la deuda más grande primero',
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({
    clientes: z.array(Deudor),
    /** The pesos that all deudores together owe, whatever the page. */
    vencido: monto,
    /** The part of `vencido` that is owed for abonos. */
    deAbonos: monto,
    ...camposDePagina,
  }),
});
export type Deudores = z.output<typeof listarDeudores.response>;
