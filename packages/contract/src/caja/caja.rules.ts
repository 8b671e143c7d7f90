import type { Celda } from './tablas.rules.ts';

/** Cash that moves in the drawer without a booking: the day's opening fund, what comes in, what goes out. */
export const TIPOS_DE_MOVIMIENTO = ['FONDO', 'INGRESO', 'RETIRO'] as const;
export type TipoDeMovimiento = (typeof TIPOS_DE_MOVIMIENTO)[number];

/** The most that may be counted of one means. */
export const CONTADO_MAXIMO = 100_000_000_000;

/** The most bookings that are told of one who owes; the sum is of all of them. */
export const RESERVAS_POR_DEUDOR = 50;

/**
 * The titles of the table of what moved, in their order: of a day (Caja) and of a period
 * (`caja.csv`), so that rows of both may stand in one sheet.
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
] as const;

export type FilaDeCaja = Record<(typeof COLUMNAS_DE_CAJA)[number], Celda>;
