/*
 * The rotación: the way of each person of a franja through the estaciones (rules §6.6).
 */

export interface Estacion {
  nombre: string;
  /** The number of people that can use the estación at once. */
  lugares: number;
}

/** The estaciones of a centre that has named none: the services of specification §1. */
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
  /** The minutes of the session. */
  minutos: number;
}

export interface Rotacion {
  /** The minutes of each rato. After a rato everybody goes on to the next estación or pause. */
  minutos: number;
  /** The estación of each rato, for each person in the order of their places. Null is a pause. */
  recorridos: (Estacion | null)[][];
}

/**
 * Plans a session in as few ratos of whole minutes as possible. Everybody uses each estación once,
 * and no estación ever has more people than its `lugares`. All people go round the list as a
 * circle, in the same direction; each person starts one step after another person. Where the
 * smallest estación needs more ratos for all the people than there are estaciones, the circle has a
 * pause for each further rato. Returns null where a rato would be shorter than a minute.
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

/**
 * Returns the circle: the estaciones in their order, with the pauses spread evenly between them.
 */
function circuloDe(estaciones: readonly Estacion[], personas: number): (Estacion | null)[] {
  if (estaciones.length === 0) return [];
  const menor = Math.min(...estaciones.map(({ lugares }) => lugares));
  const ratos = Math.max(estaciones.length, Math.ceil(personas / menor));
  const antesDe = (rato: number) => Math.ceil((rato * estaciones.length) / ratos);
  return Array.from({ length: ratos }, (_, rato) =>
    antesDe(rato + 1) > antesDe(rato) ? (estaciones[antesDe(rato)] ?? null) : null,
  );
}
