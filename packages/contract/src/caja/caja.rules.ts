import type { Celda } from './tablas.rules.ts';

/** The kinds of cash movement without a booking: the day's opening fund, cash in, cash out. */
export const TIPOS_DE_MOVIMIENTO = ['FONDO', 'INGRESO', 'RETIRO'] as const;
export type TipoDeMovimiento = (typeof TIPOS_DE_MOVIMIENTO)[number];

/** The most pesos that the desk may enter as counted of one medio. */
export const CONTADO_MAXIMO = 100_000_000_000;

/** The most bookings that are listed for one deudor. The sum of the debt counts all bookings. */
export const RESERVAS_POR_DEUDOR = 50;

/**
 * The column titles, in their order, of two tables: the movements of a day (Caja) and of a period
 * (`caja.csv`). The titles are the same, so that rows of both tables fit into one sheet.
 */
export const COLUMNAS_DE_CAJA = [
  'Movimiento',
  'Fecha',
  'Hora',
  'Tipo',
  'Medio',
  'Monto',
  'Neto',
  'Anulado',
  'Motivo de la anulación',
  'Nota',
  'Reserva',
  'Turno',
  'Nombre',
  'Apellido',
  'Registrado por',
  'Abono',
] as const;

export type FilaDeCaja = Record<(typeof COLUMNAS_DE_CAJA)[number], Celda>;
