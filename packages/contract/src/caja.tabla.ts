import type { Celda } from './tabla.ts';

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
