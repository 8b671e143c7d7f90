import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { mensajeSinCupo, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { inicioDe, type FranjaElegida } from '../../../entities/franja/franja-elegida.view.ts';

export const YA_NO_ESTA = 'Ese turno ya no está disponible';

/**
 * Returns the reason why `personas` people cannot book the chosen franja, in the server's words;
 * null where they can. `viva` is the franja by the latest answer: undefined once the franja has
 * begun or was taken off the calendar.
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
