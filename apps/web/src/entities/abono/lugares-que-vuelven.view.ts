import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';

/** Says that the places of a booking come back, for example 'Vuelven 2 lugares a Pack de 10'. */
export function vuelvenAlAbono(personas: number, nombre: string): string {
  return `${personas === 1 ? 'Vuelve' : 'Vuelven'} ${cuantosLugares(personas)} a ${nombre}`;
}
