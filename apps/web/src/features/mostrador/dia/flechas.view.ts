/*
 * The arrow keys over the day: from one franja to another, and along the buttons of each.
 */

/** A button of the day, with the box of its franja. */
export interface Lugar {
  /** The middle of the button. */
  x: number;
  /** The edges of its franja. */
  arriba: number;
  abajo: number;
  /** True for the button that opens the details, the first one to stand for its franja. */
  principal: boolean;
}

/**
 * Returns the index of the button to which a key leads, or null where there is none. The lines are
 * read as they are seen: below a card is the card below it, and of that the nearest button.
 */
export function destinoDeTecla(
  lugares: readonly Lugar[],
  actual: number,
  tecla: string,
): number | null {
  const aqui = lugares[actual];
  if (!aqui) return null;
  switch (tecla) {
    case 'ArrowLeft':
      return existente(lugares, actual - 1);
    case 'ArrowRight':
      return existente(lugares, actual + 1);
    case 'Home':
      return existente(
        lugares,
        lugares.findIndex(({ principal }) => principal),
      );
    case 'End':
      return existente(
        lugares,
        lugares.findLastIndex(({ principal }) => principal),
      );
    case 'ArrowDown': {
      const debajo = lugares.filter(({ arriba }) => arriba >= aqui.abajo - HOLGURA);
      return masCerca(lugares, aqui, Math.min(...debajo.map(({ arriba }) => arriba)));
    }
    case 'ArrowUp': {
      const encima = lugares.filter(({ abajo }) => abajo <= aqui.arriba + HOLGURA);
      return masCerca(lugares, aqui, Math.max(...encima.map(({ arriba }) => arriba)));
    }
    default:
      return null;
  }
}

/** Neighbours share an edge, which may be half a pixel off. */
const HOLGURA = 1;

const existente = (lugares: readonly Lugar[], cual: number) => (lugares[cual] ? cual : null);

/** The button nearest to one, among the franjas that begin at a height. */
function masCerca(lugares: readonly Lugar[], { x }: Lugar, arriba: number): number | null {
  let mejor: number | null = null;
  for (const [cual, lugar] of lugares.entries()) {
    if (Math.abs(lugar.arriba - arriba) > HOLGURA) continue;
    const antes = mejor === null ? undefined : lugares[mejor];
    if (!antes || Math.abs(lugar.x - x) < Math.abs(antes.x - x)) mejor = cual;
  }
  return mejor;
}
