import type { Override } from '@remanso/contract/plan/excepciones.contract';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import { enLista } from '../../lib/palabras.ts';

/*
 * The sentences about opening hours.
 */

/** Returns, for example, '08:00 a 12:00 y 16:00 a 20:00'. */
export function textoDeTramos(tramos: readonly Tramo[]): string {
  return enLista(tramos.map(({ horaInicio, horaFin }) => `${horaInicio} a ${horaFin}`));
}

/** Returns, for example, 'Abre de 08:00 a 12:00, 2 lugares por turno' or 'Cerrado todo el día'. */
export function detalleDeOverride({
  tramos,
  capacidad,
}: Pick<Override, 'tramos' | 'capacidad'>): string {
  if (tramos.length === 0) return 'Cerrado todo el día';
  const lugares = capacidad === 1 ? ', 1 lugar por turno' : `, ${capacidad} lugares por turno`;
  return `Abre de ${textoDeTramos(tramos)}${capacidad === null ? '' : lugares}`;
}
