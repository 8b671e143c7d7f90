import type { Config } from '@remanso/contract/centro/config.contract';
import { repartoDelTurno } from '@remanso/contract/franja/franjas.rules';
import { planearRotacion, type Estacion } from '@remanso/contract/franja/rotacion.rules';
import { pausasEnPalabras, ratosEnPalabras } from '../../../../entities/rotacion/ratos.view.ts';
import { personas } from '../config-en-palabras.view.ts';

/*
 * Changes the order of the estaciones in the settings, and puts the estaciones into words.
 */

export type Hacia = 'arriba' | 'abajo';

/**
 * Returns the index to which the estación of a row moves. Returns -1 where the first row moves up.
 */
export function destinoDe(fila: number, hacia: Hacia): number {
  return hacia === 'arriba' ? fila - 1 : fila + 1;
}

/**
 * Returns the list with the estación of `fila` and the neighbouring estación swapped. Returns an
 * equal list where no estación is on the side of `hacia`.
 */
export function conEstacionMovida<E>(estaciones: readonly E[], fila: number, hacia: Hacia): E[] {
  const otra = destinoDe(fila, hacia);
  const [esta, vecina] = [estaciones[fila], estaciones[otra]];
  if (esta === undefined || vecina === undefined) return [...estaciones];
  return estaciones.with(fila, vecina).with(otra, esta);
}

type DeTurno = Pick<Config, 'capacidadBase' | 'duracionBaseMin'> & {
  estaciones: readonly Estacion[];
};

/**
 * Returns the length of the rotación in words, for example 'Con 4 personas, cada turno tiene 6
 * ratos de 8 minutos.'
 */
export function rotacionEnPalabras({
  capacidadBase,
  duracionBaseMin,
  estaciones,
}: DeTurno): string {
  if (estaciones.length === 0) return 'Sin estaciones no hay hoja de rotación.';
  const rotacion = planearRotacion({
    estaciones,
    personas: capacidadBase,
    minutos: repartoDelTurno(duracionBaseMin).circuito,
  });
  if (!rotacion) return 'En un turno no alcanza el tiempo para pasar por todas.';
  const ratos = `Con ${personas(capacidadBase)}, cada turno tiene ${ratosEnPalabras(rotacion)}.`;
  return `${ratos} ${pausasEnPalabras(rotacion)}`.trim();
}

/**
 * Returns an estación in words, for example 'Sauna, entran 2'. Returns only the name of an estación
 * with one place.
 */
export function estacionEnPalabras({ nombre, lugares }: Estacion): string {
  return lugares === 1 ? nombre : `${nombre}, entran ${lugares}`;
}
