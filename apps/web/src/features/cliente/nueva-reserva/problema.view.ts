import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { mensajeSinCupo, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { inicioDe, type FranjaElegida } from './eleccion.view.ts';

export const YA_NO_ESTA = 'Ese turno ya no está disponible';

/**
 * The reason that the chosen franja has no room for these people, in the server's words; null while
 * it has. `viva` is the franja as its day now has it: undefined once it has begun or was taken off
 * the calendar.
 */
export function problemaDe(
  franja: FranjaElegida,
  viva: FranjaDeCliente | undefined,
  personas: number,
  ahora: string,
): string | null {
  if (!viva) {
    return inicioDe(franja) <= ahora ? 'Ese turno ya comenzó' : YA_NO_ESTA;
  }
  if (viva.estado === 'BLOQUEADA') return 'Ese turno está bloqueado y no se puede reservar';
  const libres = plazasLibres(viva);
  return personas > libres ? mensajeSinCupo(libres) : null;
}
