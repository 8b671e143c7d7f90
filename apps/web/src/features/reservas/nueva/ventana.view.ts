import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import type { FranjaElegida } from './borrador.view.ts';
import { cercanas, esElegible } from './franja.view.ts';

/*
 * What is read off the franjas of the whole window, which come in order of time.
 */

export function franjasDe(ventana: readonly FranjaDeCliente[], fecha: string): FranjaDeCliente[] {
  return ventana.filter((franja) => franja.fecha === fecha);
}

/** The first day with a place to offer, from `desde` on; undefined where there is none. */
export function primerDiaConLugar(
  ventana: readonly FranjaDeCliente[],
  desde: string,
): string | undefined {
  return ventana.find((franja) => franja.fecha >= desde && esElegible(franja))?.fecha;
}

const CUANTOS = 3;

/** The nearest franjas with room for all: those of the same day, then the nearest hour of each day after it. */
export function otrosTurnos(
  ventana: readonly FranjaDeCliente[],
  franja: FranjaElegida,
  personas: number,
): FranjaDeCliente[] {
  const desde = ventana.filter(({ fecha }) => fecha >= franja.fecha);
  return [...new Set(desde.map(({ fecha }) => fecha))]
    .flatMap((fecha) =>
      cercanas(franjasDe(desde, fecha), franja, personas).slice(
        0,
        fecha === franja.fecha ? CUANTOS : 1,
      ),
    )
    .slice(0, CUANTOS);
}
