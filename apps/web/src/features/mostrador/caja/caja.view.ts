import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { CLIENTE_ELIMINADO } from '@remanso/contract/reserva/reservas.rules';
import type { Caja, Movimiento } from '@remanso/contract/caja/caja.contract';
import type { TipoDeMovimiento } from '@remanso/contract/caja/caja.rules';
import { esFecha, fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * The words, sums and addresses of the section Caja, the cash drawer of a day (rules §11).
 */

export const VISTAS_DE_CAJA = ['dia', 'deudores'] as const;
export type VistaDeCaja = (typeof VISTAS_DE_CAJA)[number];

export function vistaDeCaja(consulta: string): VistaDeCaja {
  return new URLSearchParams(consulta).get('vista') === 'deudores' ? 'deudores' : 'dia';
}

export const DESTINO_DE_ABONOS: Destino = '/dashboard/caja?vista=abonos';

/** True where the address asks for the list of the abonos that were sold. */
export function veAbonos(consulta: string): boolean {
  return new URLSearchParams(consulta).get('vista') === 'abonos';
}

export const DESTINO_DE_DEUDORES: Destino = '/dashboard/caja?vista=deudores';

/**
 * Returns the date in the query `?fecha=`. Returns today (`hoy`) where the query has no valid date.
 */
export function fechaDeCaja(consulta: string, hoy: string): string {
  const fecha = new URLSearchParams(consulta).get('fecha');
  return fecha && esFecha(fecha) ? fecha : hoy;
}

/** Returns the address of the caja of a day. The address of the caja of today has no `?fecha=`. */
export function destinoDeCaja(fecha: string, hoy: string): Destino {
  return fecha === hoy ? '/dashboard/caja' : `/dashboard/caja?fecha=${fecha}`;
}

export function reservasPorCobrar(franjas: readonly Franja[]): ReservaDelMostrador[] {
  return franjas.flatMap(({ reservas = [] }) => reservas.filter(({ saldo }) => saldo > 0));
}

/** Returns the pesos that are owed for the turnos of a day and for the abonos sold on that day. */
export function todoPorCobrar({
  porCobrar,
  abonosPorCobrar,
}: Pick<Caja, 'porCobrar' | 'abonosPorCobrar'>): number {
  return abonosPorCobrar.reduce((suma, { saldo }) => suma + saldo, porCobrar);
}

export function titularDe({ cliente }: Pick<ReservaDelMostrador, 'cliente'>): string {
  return `${cliente.nombre} ${cliente.apellido}`.trim();
}

/**
 * Returns the holder of a booking and the hour of the turn. Adds the day of the turn where that day
 * is not `fecha`.
 */
function deQuien(reserva: ReservaDelMostrador, fecha: string): string {
  const { inicio } = reserva.franja;
  const dia = fechaDe(inicio) === fecha ? 'de' : `del ${nombreDeFecha(fechaDe(inicio))},`;
  return `${titularDe(reserva)}, turno ${dia} ${horaDe(inicio)}`;
}

/** Returns for what a payment was made: for the booking, or for the abono of a client. */
export function deQuePago(
  { reserva, abono }: Pick<Caja['pagos'][number], 'reserva' | 'abono'>,
  fecha: string,
): string {
  if (reserva) return deQuien(reserva, fecha);
  const { nombre = '', cliente = null } = abono ?? {};
  const quien = cliente ? `${cliente.nombre} ${cliente.apellido}`.trim() : CLIENTE_ELIMINADO;
  return `${quien}, abono ${nombre}`;
}

export const NOMBRE_DE_MOVIMIENTO: Record<TipoDeMovimiento, string> = {
  FONDO: 'Fondo',
  INGRESO: 'Ingreso',
  RETIRO: 'Retiro',
};

/** Returns a movimiento of the caja in words, for example 'Retiro de $ 5.000'. */
export function movimientoDeCajaEnPalabras({ tipo, monto }: Movimiento): string {
  return `${NOMBRE_DE_MOVIMIENTO[tipo]} de ${formatearPesos(monto)}`;
}

export type Movido =
  | ({ clase: 'pago' } & Caja['pagos'][number])
  | ({ clase: 'movimiento' } & Movimiento);

/** Returns the payments and movements of a day, in the order in which they were noted. */
export function loQueSeMovio({ pagos, movimientos }: Caja): Movido[] {
  return [
    ...pagos.map((pago) => ({ clase: 'pago' as const, ...pago })),
    ...movimientos.map((movimiento) => ({ clase: 'movimiento' as const, ...movimiento })),
  ].toSorted((uno, otro) => uno.registradoEn.localeCompare(otro.registradoEn));
}

/**
 * Returns how the cash that is expected in the drawer adds up, for example 'Fondo $ 5.000 + cobros
 * $ 20.000'. Returns '' where the payments in cash are the only part.
 */
export function efectivoEnPalabras({ movimientos, porMedio }: Caja): string {
  const sumar = (tipo: TipoDeMovimiento) =>
    movimientos
      .filter((uno) => uno.tipo === tipo && !uno.anulado)
      .reduce((suma, { monto }) => suma + monto, 0);
  const partes = [
    { nombre: 'fondo', monto: sumar('FONDO') },
    { nombre: 'cobros', monto: porMedio.EFECTIVO },
    { nombre: 'ingresos', monto: sumar('INGRESO') },
    { nombre: 'retiros', monto: -sumar('RETIRO') },
  ].filter(({ monto }) => monto !== 0);
  if (partes.every(({ nombre }) => nombre === 'cobros')) return '';
  const dichas = partes.map(({ nombre, monto }, orden) => {
    const signo = monto < 0 ? '\u2212 ' : orden > 0 ? '+ ' : '';
    return `${signo}${nombre} ${formatearPesos(Math.abs(monto))}`;
  });
  return mayuscula(dichas.join(' '));
}
