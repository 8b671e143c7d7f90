import { formatearPesos } from '@remanso/contract/dinero';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import { CON_MEDIO, MEDIOS_DE_PAGO, type MedioDePago } from '@remanso/contract/caja/pagos.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { faltaDeSenia } from '../reserva/senia/senia.view.ts';

/*
 * The words of the desk for what is paid and owed (rules §10.7).
 */

export const MONTO_ILEGIBLE = 'El monto va en pesos enteros, sin centavos: 25000 o 25.000';

type Cuenta = Pick<ReservaDelMostrador, 'estado' | 'pagado' | 'saldo' | 'sinSenia'>;

/** What the desk reads of a booking that was cancelled because its seña did not come. */
export const VENCIO_SIN_SENIA = 'Venció sin la seña';
type Movimiento = Pick<Pago, 'tipo' | 'monto' | 'medio' | 'anulado'>;

/**
 * Returns what a booking owes in words: 'Faltan $ 25.000', 'Pagado con transferencia', 'Devolver
 * $ 9.000'. The means are told where its payments are known.
 */
export function cuentaEnPalabras(
  { estado, pagado, saldo, sinSenia }: Cuenta,
  pagos: readonly Movimiento[] = [],
): string {
  if (saldo < 0) return `Devolver ${formatearPesos(-saldo)}`;
  if (saldo > 0) return `${saldo === 1 ? 'Falta' : 'Faltan'} ${formatearPesos(saldo)}`;
  if (pagado === 0 && sinSenia) return VENCIO_SIN_SENIA;
  if (pagado === 0) return estado === 'CANCELADA' ? 'Sin deuda' : 'Sin cargo';
  const medios = MEDIOS_DE_PAGO.filter((medio) => netoDe(pagos, medio) > 0);
  return ['Pagado', medios.map((medio) => CON_MEDIO[medio]).join(' y ')].join(' ').trim();
}

/** The pesos that came in by a means, less those given back by it; annulled ones do not count. */
function netoDe(pagos: readonly Movimiento[], medio: MedioDePago): number {
  return pagos
    .filter((pago) => pago.medio === medio && !pago.anulado)
    .reduce((suma, pago) => suma + conSigno(pago), 0);
}

/** The pesos of a movement, below zero where they were given back. */
export function conSigno({ tipo, monto }: Pick<Pago, 'tipo' | 'monto'>): number {
  return tipo === 'PAGO' ? monto : -monto;
}

type PorCobrar = Pick<ReservaDelMostrador, 'pagado' | 'saldo' | 'senia'>;

/**
 * Returns the payment that one click makes: it takes what is owed, of a booking that waits for its
 * seña only that, or gives back; null where nothing is due.
 */
export function cobroPendiente(reserva: PorCobrar): Pick<Pago, 'tipo' | 'monto'> | null {
  const { saldo } = reserva;
  if (saldo === 0) return null;
  if (saldo < 0) return { tipo: 'DEVOLUCION', monto: -saldo };
  return { tipo: 'PAGO', monto: Math.min(saldo, faltaDeSenia(reserva) || saldo) };
}

/**
 * Returns the words of the button that makes it: 'Cobrar $ 25.000 en efectivo', 'Cobrar la seña:
 * $ 6.720 en efectivo'.
 */
export function cobroEnPalabras(reserva: PorCobrar, medio: MedioDePago): string {
  const pendiente = cobroPendiente(reserva);
  if (!pendiente) return '';
  const cuanto = `${formatearPesos(pendiente.monto)} ${CON_MEDIO[medio]}`;
  if (pendiente.tipo === 'DEVOLUCION') return `Devolver ${cuanto}`;
  return faltaDeSenia(reserva) > 0 ? `Cobrar la seña: ${cuanto}` : `Cobrar ${cuanto}`;
}

/**
 * Returns the means by which one click takes the money, always in the same place, so that a hand
 * that knows it charges nothing by another means: cash, then transfer. A seña comes by transfer.
 */
export function mediosDeUnClic(reserva: PorCobrar): [MedioDePago, MedioDePago] {
  return faltaDeSenia(reserva) > 0 ? ['TRANSFERENCIA', 'EFECTIVO'] : ['EFECTIVO', 'TRANSFERENCIA'];
}

/**
 * Returns what a booking still owes, as the day's sheet says it; while it waits for its seña, what
 * the seña lacks.
 */
export function deudaEnPalabras(reserva: PorCobrar & Cuenta): string {
  const falta = faltaDeSenia(reserva);
  return falta > 0 ? `Seña ${formatearPesos(falta)}` : cuentaEnPalabras(reserva);
}

/** A movement in words: 'Cobro de $ 25.000 en efectivo'. */
export function movimientoEnPalabras({ tipo, monto, medio }: Omit<Movimiento, 'anulado'>): string {
  const que = tipo === 'PAGO' ? 'Cobro' : 'Devolución';
  return `${que} de ${formatearPesos(monto)} ${CON_MEDIO[medio]}`;
}

/** The name of who noted something; null once that person was erased. */
export function quienAnoto(persona: { nombre: string; apellido: string } | null): string {
  return persona ? `${persona.nombre} ${persona.apellido}`.trim() : 'alguien que ya no está';
}
