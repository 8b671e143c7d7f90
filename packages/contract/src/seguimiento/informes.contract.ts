import * as z from 'zod/mini';
import { DIAS_SEMANA, diasEntre } from '../calendario.ts';
import { fecha } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';

/*
 * The figures of a period, and tables of the period for a spreadsheet (rules §15.3).
 */

export const MAXIMO_DE_DIAS = 366;

const Periodo = z.object({ desde: fecha, hasta: fecha }).check(
  z.refine(({ desde, hasta }) => desde <= hasta, {
    error: 'El período debe terminar después de empezar',
    path: ['hasta'],
    abort: true,
  }),
  z.refine(({ desde, hasta }) => diasEntre(desde, hasta) < MAXIMO_DE_DIAS, {
    error: `El período no puede tener más de ${MAXIMO_DE_DIAS} días`,
    path: ['hasta'],
  }),
);
export type Periodo = z.output<typeof Periodo>;

const cifras = {
  /**
   * The number of franjas on the calendar that are not blocked. `plazas` is the sum of their
   * capacities.
   */
  franjas: z.int(),
  plazas: z.int(),
  /** The number of seats of bookings that are not cancelled. */
  ocupadas: z.int(),
  /**
   * The number of bookings that are not cancelled. `ausencias` counts those to which nobody came.
   */
  reservas: z.int(),
  canceladas: z.int(),
  ausencias: z.int(),
  /** The sum in pesos of the prices of the bookings that are not cancelled. */
  reservado: z.int(),
  /**
   * The pesos that came in for bookings and abonos, less the pesos given back, by the day on which
   * the money moved. A booking that an abono pays moves none.
   */
  cobrado: z.int(),
};

const porGrupo = z.array(z.object({ personas: z.int(), reservas: z.int(), reservado: z.int() }));

const clientes = z.object({
  /** The number of clients who registered in the period. */
  nuevos: z.int(),
  /** The number of clients with a booking in the period that is not cancelled. */
  conReservas: z.int(),
  /** The number of clients among `conReservas` who also have a booking before the period. */
  queVolvieron: z.int(),
});

const abonosVendidos = z.int();

const Informe = z.object({
  desde: z.string(),
  hasta: z.string(),
  /** An element for every day of the period, in the order of the days. */
  dias: z.array(z.object({ fecha: z.string(), ...cifras })),
  /**
   * An element for each weekday and hour in which franjas begin. Hours without franjas are left
   * out.
   */
  porHora: z.array(
    z.object({
      diaSemana: z.enum(DIAS_SEMANA),
      hora: z.string(),
      plazas: z.int(),
      ocupadas: z.int(),
    }),
  ),
  /** A row for each size of group, from 1 to 4 people. */
  porGrupo,
  clientes,
  /** The number of abonos that were sold in the period. */
  abonosVendidos,
  /** The ten clients with the most bookings that are not cancelled. */
  masFrecuentes: z.array(
    z.object({ id: z.int(), nombre: z.string(), reservas: z.int(), reservado: z.int() }),
  ),
  /** The totals of as many days just before the period. */
  anterior: z.object({
    desde: z.string(),
    hasta: z.string(),
    ...cifras,
    porGrupo,
    clientes,
    abonosVendidos,
  }),
});
export type Informe = z.output<typeof Informe>;

export const obtenerInforme = endpoint({
  id: 'obtenerInforme',
  method: 'GET',
  path: '/informes',
  access: 'admin',
  alcance: 'informes:leer',
  tag: 'informes',
  summary: 'Las cifras de un período de hasta 366 días, junto a las del período anterior',
  query: Periodo,
  status: 200,
  response: Informe,
});

const exportacion = {
  method: 'GET',
  access: 'admin',
  alcance: 'informes:leer',
  tag: 'informes',
  query: Periodo,
  status: 200,
  response: z.string(),
  responseHeaders: z.object({ 'Content-Disposition': z.string() }),
  contentType: 'text/csv; charset=utf-8',
  streamed: true,
} as const;

export const exportarReservas = endpoint({
  ...exportacion,
  id: 'exportarReservas',
  path: '/informes/reservas.csv',
  summary: 'Las reservas de los turnos de un período, para una planilla de cálculo',
});

export const exportarCaja = endpoint({
  ...exportacion,
  id: 'exportarCaja',
  path: '/informes/caja.csv',
  summary: 'Lo cobrado y lo devuelto en un período, para una planilla de cálculo',
});

export const exportarClientes = endpoint({
  ...exportacion,
  id: 'exportarClientes',
  path: '/informes/clientes.csv',
  summary: 'Todos los clientes, con sus totales de un período, para una planilla de cálculo',
});
