import type { Centro, Franja } from '../centro.ts';
import { dejarLibre } from '../planear.ts';
import { abiertasDe, terminar } from './reglas-de-espera.ts';

/**
 * Takes a person out of the line of a franja, or of all franjas where `cual` is undefined. The
 * places that were offered to the person go to the next people in the line.
 */
export function salirDeLaFila(centro: Centro, usuarioId: number | null, cual?: Franja): void {
  if (usuarioId === null) return;
  for (const una of abiertasDe(centro, usuarioId)) {
    const { franja, estado } = una;
    if (cual && franja !== cual) continue;
    terminar(centro, una, 'CERRADA');
    if (estado === 'OFRECIDA') dejarLibre(centro, franja, { porPlazas: false });
  }
}
