/*
 * Computes where the arrow keys, Home and End move the focus among the buttons of a day's franjas.
 */

/**
 * The position on the screen, in pixels, of a button and of the franja to which the button belongs.
 */
export interface Lugar {
  /** The horizontal middle of the button. */
  x: number;
  /** The upper edge of the button's franja; `abajo` is the lower edge. */
  arriba: number;
  abajo: number;
  /**
   * True for the button that opens the details of a franja. Home moves the focus to the first of
   * these buttons, End to the last of these buttons.
   */
  principal: boolean;
}

/**
 * Returns the index of the button to which a key moves the focus. Null where the focus stays.
 * ArrowUp and ArrowDown move to the nearest button of the franja above or below. ArrowLeft and
 * ArrowRight move to the previous or the next button.
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

/** A tolerance in pixels: the measured edges of two adjacent franjas can differ by half a pixel. */
const HOLGURA = 1;

const existente = (lugares: readonly Lugar[], cual: number) => (lugares[cual] ? cual : null);

/**
 * Returns the index of the button that is horizontally nearest to the given button, among the
 * franjas whose upper edge is at `arriba`. Null where no franja is at `arriba`.
 */
function masCerca(lugares: readonly Lugar[], { x }: Lugar, arriba: number): number | null {
  let mejor: number | null = null;
  for (const [cual, lugar] of lugares.entries()) {
    if (Math.abs(lugar.arriba - arriba) > HOLGURA) continue;
    const antes = mejor === null ? undefined : lugares[mejor];
    if (!antes || Math.abs(lugar.x - x) < Math.abs(antes.x - x)) mejor = cual;
  }
  return mejor;
}
