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

/** The number of further franjas that are offered for a booking, besides the proposed one. */
const OTRAS = 7;

/** A franja is proposed at most this many days before or after the booking. */
const LEJANIA_DE_PROPUESTA_DIAS = 7;

/** The hour that divides a day into its two halves. */
const MITAD_DEL_DIA = '13:00';

/**
 * Proposes a franja for each booking: one of the same day, else one at the same hour, else the
 * nearest one, always in the same half of the day and at most seven days away. A booking for which
 * no such franja has room gets none, and a person chooses from `otras`. Franjas that begin before
 * `aTiempo` come last, because the client might not learn of the move in time. The places that one
 * booking is given are not given to another booking, so that all the bookings can move. Pure.
 */
export function repartir(
  mudanzas: readonly Mudanza[],
  franjas: readonly FranjaConPlazas[],
  aTiempo = '',
): Alternativas {
  const plazas = new Map(franjas.map((franja) => [franja.id, franja.plazas]));
  return mudanzas.map((mudanza) => {
    const { reservaId, personas } = mudanza;
    const posibles = cercanas(mudanza, franjas, aTiempo);
    const elegida = enOrdenDePropuesta(mudanza, posibles, aTiempo).find(
      ({ id }) => (plazas.get(id) ?? 0) >= personas,
    );
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

/**
 * Returns the franjas with room for a booking, the nearest first; of two franjas at the same
 * distance, the later one first. Franjas that begin before `aTiempo` come last. Pure.
 */
export function cercanas(
  { inicio, personas, ocupadas }: Mudanza,
  franjas: readonly FranjaConPlazas[],
  aTiempo = '',
): FranjaConPlazas[] {
  return franjas
    .filter((franja) => franja.plazas >= personas && !ocupadas.has(franja.id))
    .map((franja) => ({
      franja,
      apuro: franja.inicio < aTiempo ? 1 : 0,
      lejania: minutosEntre(inicio, franja.inicio),
    }))
    .toSorted(porCercania)
    .map(({ franja }) => franja);
}

/** Returns those of `posibles`, the nearest first, that can be proposed, the best one first. */
function enOrdenDePropuesta(
  { inicio }: Mudanza,
  posibles: readonly FranjaConPlazas[],
  aTiempo: string,
): FranjaConPlazas[] {
  const rango = (franja: FranjaConPlazas) => {
    const apuro = franja.inicio < aTiempo ? 3 : 0;
    if (fechaDe(franja.inicio) === fechaDe(inicio)) return apuro;
    return apuro + (horaDe(franja.inicio) === horaDe(inicio) ? 1 : 2);
  };
  return posibles
    .filter(
      (franja) =>
        esDeManana(franja.inicio) === esDeManana(inicio) &&
        Math.abs(diasEntre(fechaDe(inicio), fechaDe(franja.inicio))) <= LEJANIA_DE_PROPUESTA_DIAS,
    )
    .toSorted((una, otra) => rango(una) - rango(otra));
}

const esDeManana = (inicio: string) => horaDe(inicio) < MITAD_DEL_DIA;

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
