import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { esElegible } from './franja.view.ts';

/*
 * Finds franjas and days in the franjas of the whole ventana, which must be in order of time.
 */

export function franjasDe(ventana: readonly FranjaDeCliente[], fecha: string): FranjaDeCliente[] {
  return ventana.filter((franja) => franja.fecha === fecha);
}

/**
 * The first day from `desde` on with room for `personas` people; undefined where no day has room.
 */
export function primerDiaConLugar(
  ventana: readonly FranjaDeCliente[],
  desde: string,
  personas = 1,
): string | undefined {
  return ventana.find((franja) => franja.fecha >= desde && esElegible(franja, personas))?.fecha;
}

/** The franjas that begin after `ahora` and have room for `personas` people, the soonest first. */
export function proximasConLugar(
  ventana: readonly FranjaDeCliente[],
  ahora: string,
  personas: number,
): FranjaDeCliente[] {
  return ventana.filter((franja) => franja.inicio > ahora && esElegible(franja, personas));
}
