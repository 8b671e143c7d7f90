import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { enLista } from '../../../../lib/palabras.ts';

/**
 * Returns one line that names who comes to a franja with an abono. Returns 'Con abono' where the
 * franja has no other booking, and '' where nobody comes with one.
 */
export function conAbonoEnPalabras(reservas: readonly ReservaDelMostrador[]): string {
  const suyas = reservas.filter(({ abono }) => abono);
  if (suyas.length === 0) return '';
  if (reservas.length === 1) return 'Con abono';
  return `Con abono: ${enLista(suyas.map(({ cliente }) => cliente.nombre))}`;
}
