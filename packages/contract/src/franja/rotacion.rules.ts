/*
 * The way of each person of a franja through the centre's stations (rules §6.6).
 */

export interface Estacion {
  nombre: string;
  /** The number of people that the station fits at once. */
  lugares: number;
}

/** The stations of a centre that has named none of its own: the services of specification §1. */
export const ESTACIONES_POR_DEFECTO: readonly Estacion[] = [
  'Baños de inmersión',
  'Sauna',
  'Botas de compresión',
  'Pistolas de percusión',
  'Electrodos y bandas',
  'Bicicleta fija',
].map((nombre) => ({ nombre, lugares: 1 }));

interface Sesion {
  estaciones: readonly Estacion[];
  personas: number;
  /** The length of the session. */
  minutos: number;
}

export interface Rotacion {
  /** The length of each rato: after it everybody goes on to what comes next. */
  minutos: number;
  /** For each person, in the order of their places, the station of each rato; null is a pause. */
  recorridos: (Estacion | null)[][];
}

/**
 * Plans a session in as many ratos of whole minutes as are needed, and no more: everybody is once
 * at each station, in the order of the list, and no station ever has more people than it fits. All
 * go round one circle in the same direction, a step apart. It has a pause for each rato that is
 * more than the stations, which happens where the smallest one could not take everybody in fewer.
 * Returns null where the session is too short for a minute at each.
 * @example planearRotacion({ estaciones: ESTACIONES_POR_DEFECTO, personas: 4, minutos: 50 }).minutos
 *   // 8
 */
export function planearRotacion({ estaciones, personas, minutos }: Sesion): Rotacion | null {
  const circulo = circuloDe(estaciones, personas);
  const porRato = Math.floor(minutos / Math.max(1, circulo.length));
  if (porRato < 1) return null;
  const recorridos = Array.from({ length: personas }, (_, persona) => {
    const empieza = persona % Math.max(1, circulo.length);
    return [...circulo.slice(empieza), ...circulo.slice(0, empieza)];
  });
  return { minutos: porRato, recorridos };
}

/** The stations in their order, with the pauses between them as evenly as may be. */
function circuloDe(estaciones: readonly Estacion[], personas: number): (Estacion | null)[] {
  if (estaciones.length === 0) return [];
  const menor = Math.min(...estaciones.map(({ lugares }) => lugares));
  const ratos = Math.max(estaciones.length, Math.ceil(personas / menor));
  const antesDe = (rato: number) => Math.ceil((rato * estaciones.length) / ratos);
  return Array.from({ length: ratos }, (_, rato) =>
    antesDe(rato + 1) > antesDe(rato) ? (estaciones[antesDe(rato)] ?? null) : null,
  );
}
