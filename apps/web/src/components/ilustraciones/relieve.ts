/*
 * The geometry of the painted hills: ridges are lists of points, and every layer below follows its ridge.
 */

export type Punto = readonly [x: number, y: number];

const redondo = (numero: number) => Math.round(numero);

/** A line through the middles of the points: peaks and valleys come out worn, as wind leaves them. */
export function linea(puntos: readonly Punto[], filo = 0.5): string {
  let trazo = '';
  for (let i = 1; i < puntos.length - 1; i++) {
    const [x0, y0] = puntos[i - 1] as Punto;
    const [x, y] = puntos[i] as Punto;
    const [x1, y1] = puntos[i + 1] as Punto;
    const [ax, ay] = [x + (x0 - x) * filo, y + (y0 - y) * filo];
    const [bx, by] = [x + (x1 - x) * filo, y + (y1 - y) * filo];
    trazo += `L${redondo(ax)} ${redondo(ay)}Q${redondo(x)} ${redondo(y)} ${redondo(bx)} ${redondo(by)}`;
  }
  const ultimo = puntos.at(-1) as Punto;
  return `${trazo}L${redondo(ultimo[0])} ${redondo(ultimo[1])}`;
}

/** The ground below a ridge, down to `piso`. */
export function ladera(cresta: readonly Punto[], piso: number, filo?: number): string {
  const [x0, y0] = cresta[0] as Punto;
  const [x1] = cresta.at(-1) as Punto;
  return `M${x0} ${piso}L${x0} ${redondo(y0)}${linea(cresta, filo)}L${x1} ${piso}Z`;
}

/** The ridge of a layer that lies `hondo` below another one: flatter, and drifted as strata are. */
export function estrato(cresta: readonly Punto[], hondo: number, piso: number): Punto[] {
  const restante = 1 - hondo / (piso * 1.6);
  const base = cresta.reduce((suma, [, y]) => suma + y, 0) / cresta.length;
  return cresta.map(([x, y], i) => [
    x + (i === 0 || i === cresta.length - 1 ? 0 : hondo * 0.22),
    base + (y - base) * restante + hondo + 7 * Math.sin(i * 2.1 + hondo / 19),
  ]);
}
