/*
 * Computes the SVG paths of the painted hills.
 */

export type Punto = readonly [x: number, y: number];

/**
 * Returns the SVG path of the ground from a ridge down to the height `piso`. `filo` is the part of
 * each slope that is drawn as a curve: 0.5 gives dunes, a smaller value gives peaks.
 */
export function ladera(cresta: readonly Punto[], piso: number, filo: number): string {
  const [x0, y0] = cresta[0] as Punto;
  const [xn, yn] = cresta.at(-1) as Punto;
  let trazo = `M${x0} ${piso}V${y0}`;
  for (let i = 1; i < cresta.length - 1; i++) {
    const [xa, ya] = cresta[i - 1] as Punto;
    const [x, y] = cresta[i] as Punto;
    const [xb, yb] = cresta[i + 1] as Punto;
    const hacia = (desde: number, hasta: number) => Math.round(desde + (hasta - desde) * filo);
    trazo += `L${hacia(x, xa)} ${hacia(y, ya)}Q${x} ${y} ${hacia(x, xb)} ${hacia(y, yb)}`;
  }
  return `${trazo}L${xn} ${yn}V${piso}Z`;
}
