import type { EstadoDeReserva } from '../reserva/reservas.rules.ts';

export const TIPOS_DE_PAGO = ['PAGO', 'DEVOLUCION'] as const;
export type TipoDePago = (typeof TIPOS_DE_PAGO)[number];

export const NOMBRE_DE_TIPO: Record<TipoDePago, string> = {
  PAGO: 'Pago',
  DEVOLUCION: 'Devolución',
};

export const MEDIOS_DE_PAGO = ['EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'OTRO'] as const;
export type MedioDePago = (typeof MEDIOS_DE_PAGO)[number];

/**
 * The medios that a recorded payment can have: one of MEDIOS_DE_PAGO, by which money moves, or ABONO,
 * where the booking was settled with places that were paid beforehand (rules §20). A request that
 * records a payment cannot name ABONO.
 */
export const MEDIOS_ANOTADOS = [...MEDIOS_DE_PAGO, 'ABONO'] as const;
export type MedioAnotado = (typeof MEDIOS_ANOTADOS)[number];

export const NOMBRE_DE_MEDIO: Record<MedioAnotado, string> = {
  EFECTIVO: 'Efectivo',
  TRANSFERENCIA: 'Transferencia',
  TARJETA: 'Tarjeta',
  OTRO: 'Otro medio',
  ABONO: 'Abono',
};

export const CON_MEDIO: Record<MedioAnotado, string> = {
  EFECTIVO: 'en efectivo',
  TRANSFERENCIA: 'con transferencia',
  TARJETA: 'con tarjeta',
  OTRO: 'por otro medio',
  ABONO: 'con abono',
};

/** The most pesos of one payment. A price has the same limit. */
export const MONTO_MAXIMO = 100_000_000;

interface Cuenta {
  /** The estado derivado of the booking. */
  estado: EstadoDeReserva;
  precioTotal: number;
  pagado: number;
}

/**
 * Returns what is still owed for a booking; below zero, what is to be given back (rules §10.7).
 * @example saldoDe({ estado: 'CANCELADA', precioTotal: 20000, pagado: 5000 }) // -5000
 * @example saldoDe({ estado: 'CONFIRMADA', precioTotal: 20000, pagado: 5000 }) // 15000
 */
export function saldoDe({ estado, precioTotal, pagado }: Cuenta): number {
  return (estado === 'CANCELADA' ? 0 : precioTotal) - pagado;
}
