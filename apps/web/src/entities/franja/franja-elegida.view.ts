import { fechaHora } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';

/** The part of a franja that is kept, because a chosen franja can leave the list of its day. */
export type FranjaElegida = Pick<FranjaDeCliente, 'id' | 'fecha' | 'horaInicio' | 'horaFin'>;

export function inicioDe({ fecha, horaInicio }: FranjaElegida): string {
  return fechaHora(fecha, horaInicio);
}
