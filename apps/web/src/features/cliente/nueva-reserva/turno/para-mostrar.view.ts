import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { estaCerrado } from '../../../../entities/franja/dias.view.ts';
import {
  ajenas,
  type TurnosPropios,
} from '../../../../entities/reserva/propias/turnos-propios.view.ts';

/**
 * The franjas of a day that are drawn. Of a day that the centre closes only the client's own are:
 * a note says all there is to say of the others.
 */
export function paraMostrar(
  franjas: readonly FranjaDeCliente[],
  propios: TurnosPropios,
): readonly FranjaDeCliente[] {
  const otras = ajenas(propios, franjas);
  return estaCerrado(otras) ? franjas.filter((franja) => !otras.includes(franja)) : franjas;
}
