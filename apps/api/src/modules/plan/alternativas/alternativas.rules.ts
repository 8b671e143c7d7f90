import { diasEntre, fechaDe, horaDe, minutosDeHora } from '@remanso/contract/calendario';
import type { Alternativas } from '@remanso/contract/reserva/reservas.contract';

export interface Mudanza {
  reservaId: number;
  inicio: string;
  personas: number;
  /**
   * The ids of the franjas in which the holder has an active booking, including the franja of this
   * booking.
   */
  ocupadas: ReadonlySet<number>;
}

export interface FranjaConPlazas {
  id: number;
  inicio: string;
  fin: string;
  plazas: number;
}

/** The number of further franjas that are offered for a booking, besides the nearest one. */
const OTRAS = 7;

/**
 * Gives each booking the nearest franja with enough places; of two franjas at the same distance,
 * the later one. Franjas that begin before `aTiempo` come last, because the client might not learn
 * of the move in time. The places that one booking is given are not given to another booking, so
 * that all the bookings can move. Pure.
 */
export function repartir(
  mudanzas: readonly Mudanza[],
  franjas: readonly FranjaConPlazas[],
  aTiempo = '',
): Alternativas {
  const plazas = new Map(franjas.map((franja) => [franja.id, franja.plazas]));
  return mudanzas.map(({ reservaId, inicio, personas, ocupadas }) => {
    const posibles = franjas
      .filter((franja) => franja.plazas >= personas && !ocupadas.has(franja.id))
      .map((franja) => ({
        franja,
        apuro: franja.inicio < aTiempo ? 1 : 0,
        lejania: minutosEntre(inicio, franja.inicio),
      }))
      .toSorted(porCercania)
      .map(({ franja }) => franja);
    const elegida = posibles.find(({ id }) => (plazas.get(id) ?? 0) >= personas);
    if (elegida) plazas.set(elegida.id, (plazas.get(elegida.id) ?? 0) - personas);
    return {
      reservaId,
      franja: elegida ? ofrecida(elegida) : null,
      otras: posibles
        .filter((franja) => franja !== elegida)
        .slice(0, OTRAS)
        .map(ofrecida),
    };
  });
}

const ofrecida = ({ id, inicio, fin }: FranjaConPlazas) => ({ id, inicio, fin });

interface Cercania {
  apuro: number;
  lejania: number;
}

const porCercania = (una: Cercania, otra: Cercania) =>
  una.apuro - otra.apuro ||
  Math.abs(una.lejania) - Math.abs(otra.lejania) ||
  otra.lejania - una.lejania;

function minutosEntre(desde: string, hasta: string): number {
  const dias = diasEntre(fechaDe(desde), fechaDe(hasta));
  return dias * 24 * 60 + minutosDeHora(horaDe(hasta)) - minutosDeHora(horaDe(desde));
}
