import { diasEntre, fechaDe, horaDe, minutosDeHora } from '@remanso/contract/calendario';
import type { Alternativas } from '@remanso/contract/reservas.contract';

export interface Mudanza {
  reservaId: number;
  inicio: string;
  personas: number;
  /**
   * The ids of the franjas where its client already has a booking, this booking's own franja
   * included.
   */
  ocupadas: ReadonlySet<number>;
}

export interface FranjaConPlazas {
  id: number;
  inicio: string;
  fin: string;
  plazas: number;
}

/**
 * Gives each booking the franja nearest to its own; of two at the same distance, the later. Places
 * given to one booking are not given to another, so that all of them can move. Pure.
 */
export function repartir(
  mudanzas: readonly Mudanza[],
  franjas: readonly FranjaConPlazas[],
): Alternativas {
  const plazas = new Map(franjas.map((franja) => [franja.id, franja.plazas]));
  return mudanzas.map(({ reservaId, inicio, personas, ocupadas }) => {
    const elegida = franjas
      .filter(({ id }) => (plazas.get(id) ?? 0) >= personas && !ocupadas.has(id))
      .map((franja) => ({ franja, lejania: minutosEntre(inicio, franja.inicio) }))
      .reduce<{ franja: FranjaConPlazas; lejania: number } | null>(
        (mejor, otra) => (mejor && esMejor(mejor.lejania, otra.lejania) ? mejor : otra),
        null,
      )?.franja;
    if (!elegida) return { reservaId, franja: null };
    plazas.set(elegida.id, (plazas.get(elegida.id) ?? 0) - personas);
    const { id, fin } = elegida;
    return { reservaId, franja: { id, inicio: elegida.inicio, fin } };
  });
}

const esMejor = (una: number, otra: number) =>
  Math.abs(una) < Math.abs(otra) || (Math.abs(una) === Math.abs(otra) && una > otra);

function minutosEntre(desde: string, hasta: string): number {
  const dias = diasEntre(fechaDe(desde), fechaDe(hasta));
  return dias * 24 * 60 + minutosDeHora(horaDe(hasta)) - minutosDeHora(horaDe(desde));
}
