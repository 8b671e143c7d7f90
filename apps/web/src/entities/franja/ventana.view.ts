import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { esElegible } from './franja.view.ts';

/*
 * Reads days from the franjas of the whole window, which are in order of time.
 */

export function franjasDe(ventana: readonly FranjaDeCliente[], fecha: string): FranjaDeCliente[] {
  return ventana.filter((franja) => franja.fecha === fecha);
}

/** The first day from `desde` on with room for that many people; undefined where there is none. */
export function primerDiaConLugar(
  ventana: readonly FranjaDeCliente[],
  desde: string,
  personas = 1,
): string | undefined {
  return ventana.find((franja) => franja.fecha >= desde && esElegible(franja, personas))?.fecha;
}

/** The franjas that begin after `ahora` and have room for that many people, the soonest first. */
export function proximasConLugar(
  ventana: readonly FranjaDeCliente[],
  ahora: string,
  personas: number,
): FranjaDeCliente[] {
  return ventana.filter((franja) => franja.inicio > ahora && esElegible(franja, personas));
}
