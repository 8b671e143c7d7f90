import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { esElegible } from './franja.view.ts';

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
