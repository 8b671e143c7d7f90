/** A source of numbers that look random. The same seed gives the same numbers (mulberry32). */
export interface Azar {
  numero(): number;
  entero(desde: number, hasta: number): number;
  uno<T>(opciones: readonly T[]): T;
}

export function crearAzar(semilla: number): Azar {
  let estado = semilla;
  const numero = () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    mezcla = (mezcla + Math.imul(mezcla ^ (mezcla >>> 7), 61 | mezcla)) ^ mezcla;
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 4_294_967_296;
  };
  const entero = (desde: number, hasta: number) =>
    desde + Math.floor(numero() * (hasta - desde + 1));
  return {
    numero,
    entero,
    uno: <T>(opciones: readonly T[]) => opciones[entero(0, opciones.length - 1)] as T,
  };
}
