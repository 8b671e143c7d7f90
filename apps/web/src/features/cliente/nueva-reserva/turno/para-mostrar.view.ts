import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { estaCerrado } from '../../../../entities/franja/dias.view.ts';
import {
  ajenas,
  type TurnosPropios,
} from '../../../../entities/reserva/propias/turnos-propios.view.ts';

/**
 * The franjas of a day to be drawn. On a day that the centre closes, only the client's own franjas
 * are drawn: a note already says that the day is closed.
 */
export function paraMostrar(
  franjas: readonly FranjaDeCliente[],
  propios: TurnosPropios,
): readonly FranjaDeCliente[] {
  const otras = ajenas(propios, franjas);
  return estaCerrado(otras) ? franjas.filter((franja) => !otras.includes(franja)) : franjas;
}
