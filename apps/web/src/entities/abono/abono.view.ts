import { mayuscula } from '@remanso/contract/mayuscula.rules';
import type { Abono, AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { fechaConAnio } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { quedanLugares } from '@remanso/contract/franja/franjas.rules';

/*
 * The words for a sold abono.
 */

type Vendido = Pick<AbonoVendido, 'estado' | 'disponibles' | 'vence' | 'saldo'>;

/** Returns, for example, 'Quedan 6 lugares, hasta el 30 de noviembre de 2026'. */
export function abonoEnPalabras({ estado, disponibles, vence }: Vendido): string {
  if (estado === 'ANULADO') return 'Anulado';
  if (estado === 'AGOTADO') return 'Sin lugares';
  const quedan = mayuscula(quedanLugares(disponibles));
  const dia = fechaConAnio(vence);
  return estado === 'VENCIDO' ? `Venció el ${dia}` : `${quedan}, hasta el ${dia}`;
}

/** Returns what is still owed for an abono; '' where nothing is. */
export function deudaDeAbono({ saldo }: Pick<AbonoVendido, 'saldo'>): string {
  return saldo > 0 ? `${saldo === 1 ? 'Falta' : 'Faltan'} ${formatearPesos(saldo)}` : '';
}

/** Returns the abonos that can still be used, in the order of the list. */
export function losQueSirven<T extends Pick<AbonoVendido, 'estado'>>(abonos: readonly T[]): T[] {
  return abonos.filter(({ estado }) => estado === 'ACTIVO');
}

/** Returns the abonos that the centre sells now. */
export function losQueSeVenden(abonos: readonly Abono[]): Abono[] {
  return abonos.filter(({ activo }) => activo);
}
