import type { Caja, Movimiento } from '@remanso/contract/caja/caja.contract';
import type { TipoDeMovimiento } from '@remanso/contract/caja/caja.rules';
import { esFecha, fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * The drawer of a day as the desk reads it and takes it along (rules §11).
 */

export const VISTAS_DE_CAJA = ['dia', 'deudores'] as const;
export type VistaDeCaja = (typeof VISTAS_DE_CAJA)[number];

export function vistaDeCaja(consulta: string): VistaDeCaja {
  return new URLSearchParams(consulta).get('vista') === 'deudores' ? 'deudores' : 'dia';
}

export const DESTINO_DE_DEUDORES: Destino = '/dashboard/caja?vista=deudores';

/** The date in the address, or today where the address has none or one that does not exist. */
export function fechaDeCaja(consulta: string, hoy: string): string {
  const fecha = new URLSearchParams(consulta).get('fecha');
  return fecha && esFecha(fecha) ? fecha : hoy;
}

/** The address of a day's drawer; today's has no date, as the day itself. */
export function destinoDeCaja(fecha: string, hoy: string): Destino {
  return fecha === hoy ? '/dashboard/caja' : `/dashboard/caja?fecha=${fecha}`;
}

/** The bookings of a day that still owe something, in the order of their turns. */
export function reservasPorCobrar(franjas: readonly Franja[]): ReservaDelMostrador[] {
  return franjas.flatMap(({ reservas = [] }) => reservas.filter(({ saldo }) => saldo > 0));
}

export function titularDe({ cliente }: Pick<ReservaDelMostrador, 'cliente'>): string {
  return `${cliente.nombre} ${cliente.apellido}`.trim();
}

/** Whose booking a payment is of, and when it is. */
export function deQuien(reserva: ReservaDelMostrador, fecha: string): string {
  const { inicio } = reserva.franja;
  const dia = fechaDe(inicio) === fecha ? '' : `${nombreDeFecha(fechaDe(inicio))}, `;
  return `${titularDe(reserva)}, turno de ${dia}${horaDe(inicio)}`;
}

export const NOMBRE_DE_MOVIMIENTO: Record<TipoDeMovimiento, string> = {
  FONDO: 'Fondo',
  INGRESO: 'Ingreso',
  RETIRO: 'Retiro',
};

/** A movement of the drawer in words: 'Retiro de $ 5.000'. */
export function movimientoDeCajaEnPalabras({ tipo, monto }: Movimiento): string {
  return `${NOMBRE_DE_MOVIMIENTO[tipo]} de ${formatearPesos(monto)}`;
}

export type Movido =
  | ({ clase: 'pago' } & Caja['pagos'][number])
  | ({ clase: 'movimiento' } & Movimiento);

/** All that moved on a day, the first of it first. */
export function loQueSeMovio({ pagos, movimientos }: Caja): Movido[] {
  return [
    ...pagos.map((pago) => ({ clase: 'pago' as const, ...pago })),
    ...movimientos.map((movimiento) => ({ clase: 'movimiento' as const, ...movimiento })),
  ].toSorted((uno, otro) => uno.registradoEn.localeCompare(otro.registradoEn));
}

/** How the cash that should be there comes about; empty where it is only what was charged. */
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
  const texto = dichas.join(' ');
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
