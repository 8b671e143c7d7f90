import { formatearPesos } from '@remanso/contract/dinero';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import {
  CON_MEDIO,
  MEDIOS_ANOTADOS,
  type MedioAnotado,
  type MedioDePago,
} from '@remanso/contract/caja/pagos.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { faltaDeSenia } from '../reserva/senia/senia.view.ts';

/*
 * The words of the desk for what is paid and owed (rules §10.7).
 */

export const MONTO_ILEGIBLE = 'El monto va en pesos enteros, sin centavos: 25000 o 25.000';

type Cuenta = Pick<ReservaDelMostrador, 'estado' | 'pagado' | 'saldo' | 'sinSenia'>;

/** The desk's text for a booking that was cancelled because its seña did not come. */
export const VENCIO_SIN_SENIA = 'Venció sin la seña';
type Movimiento = Pick<Pago, 'tipo' | 'monto' | 'medio' | 'anulado'>;

/**
 * Returns what a booking owes in words: 'Faltan $ 25.000', 'Pagado con transferencia', 'Devolver $
 * 9.000'. The words name the medio only where `pagos` is given.
 */
export function cuentaEnPalabras(
  { estado, pagado, saldo, sinSenia }: Cuenta,
  pagos: readonly Movimiento[] = [],
): string {
  if (saldo < 0) return `Devolver ${formatearPesos(-saldo)}`;
  if (saldo > 0) return `${saldo === 1 ? 'Falta' : 'Faltan'} ${formatearPesos(saldo)}`;
  if (pagado === 0 && sinSenia) return VENCIO_SIN_SENIA;
  if (pagado === 0) return estado === 'CANCELADA' ? 'Sin deuda' : 'Sin cargo';
  const medios = MEDIOS_ANOTADOS.filter((medio) => netoDe(pagos, medio) > 0);
  return ['Pagado', medios.map((medio) => CON_MEDIO[medio]).join(' y ')].join(' ').trim();
}

/**
 * Returns the pesos paid by a medio, minus the pesos refunded by that medio. Annulled payments do
 * not count.
 */
function netoDe(pagos: readonly Movimiento[], medio: MedioAnotado): number {
  return pagos
    .filter((pago) => pago.medio === medio && !pago.anulado)
    .reduce((suma, pago) => suma + conSigno(pago), 0);
}

/** The pesos of a payment, below zero for a refund. */
export function conSigno({ tipo, monto }: Pick<Pago, 'tipo' | 'monto'>): number {
  return tipo === 'PAGO' ? monto : -monto;
}

/** What an account needs to know of a booking, or of an abono, which has no seña. */
export type PorCobrar = Pick<ReservaDelMostrador, 'pagado' | 'saldo' | 'senia'>;

/**
 * Returns the payment or refund that the one-click button makes: the missing part of the seña while
 * the booking waits for it, otherwise the whole saldo; a refund where the saldo is negative. Null
 * where the saldo is 0.
 */
export function cobroPendiente(reserva: PorCobrar): Pick<Pago, 'tipo' | 'monto'> | null {
  const { saldo } = reserva;
  if (saldo === 0) return null;
  if (saldo < 0) return { tipo: 'DEVOLUCION', monto: -saldo };
  return { tipo: 'PAGO', monto: Math.min(saldo, faltaDeSenia(reserva) || saldo) };
}

/**
 * Returns the text of the one-click button: 'Cobrar $ 25.000 en efectivo' or 'Cobrar la seña: $
 * 6.720 en efectivo'.
 */
export function cobroEnPalabras(reserva: PorCobrar, medio: MedioDePago): string {
  const pendiente = cobroPendiente(reserva);
  if (!pendiente) return '';
  const cuanto = `${formatearPesos(pendiente.monto)} ${CON_MEDIO[medio]}`;
  if (pendiente.tipo === 'DEVOLUCION') return `Devolver ${cuanto}`;
  return faltaDeSenia(reserva) > 0 ? `Cobrar la seña: ${cuanto}` : `Cobrar ${cuanto}`;
}

/**
 * Returns the medios of the two one-click buttons, in order: cash, then transfer; for a seña,
 * transfer, then cash. Nothing else changes the order, so that nobody who presses from habit
 * charges by the wrong medio.
 */
export function mediosDeUnClic(reserva: PorCobrar): [MedioDePago, MedioDePago] {
  return faltaDeSenia(reserva) > 0 ? ['TRANSFERENCIA', 'EFECTIVO'] : ['EFECTIVO', 'TRANSFERENCIA'];
}

/**
 * Returns what a booking still owes, as the day's printed sheet says it. While the booking waits
 * for its seña, the text says how much of the seña is missing. A booking that the places of an abono
 * pay is 'Con abono'.
 */
export function deudaEnPalabras(
  reserva: PorCobrar & Cuenta & Partial<Pick<ReservaDelMostrador, 'abono'>>,
): string {
  if (reserva.abono && reserva.saldo === 0 && reserva.estado !== 'CANCELADA') return 'Con abono';
  const falta = faltaDeSenia(reserva);
  return falta > 0 ? `Seña ${formatearPesos(falta)}` : cuentaEnPalabras(reserva);
}

/** A payment in words, such as 'Cobro de $ 25.000 en efectivo'. */
export function movimientoEnPalabras({ tipo, monto, medio }: Omit<Movimiento, 'anulado'>): string {
  const que = tipo === 'PAGO' ? 'Cobro' : 'Devolución';
  return `${que} de ${formatearPesos(monto)} ${CON_MEDIO[medio]}`;
}

/**
 * Returns the name of the person who recorded a payment or movimiento. `persona` is null once the
 * account of that person was erased.
 */
export function quienAnoto(persona: { nombre: string; apellido: string } | null): string {
  return persona ? `${persona.nombre} ${persona.apellido}`.trim() : 'alguien que ya no está';
}

/**
 * Returns the end of the line of a payment or movimiento, which tells who recorded it. The places of an
 * abono also move where a client books or time ends a booking; then nobody is named.
 */
export function anotado({
  registradoPor,
  medio,
}: Pick<Pago, 'registradoPor'> & Partial<Pick<Pago, 'medio'>>): string {
  if (registradoPor === null && medio === 'ABONO') return '';
  return `, anotó ${quienAnoto(registradoPor)}`;
}
