import type { Config } from '@remanso/contract/centro/config.contract';
import { repartoDelTurno } from '@remanso/contract/franja/franjas.rules';
import { planearRotacion, type Estacion } from '@remanso/contract/franja/rotacion.rules';
import { pausasEnPalabras, ratosEnPalabras } from '../../../../entities/rotacion/ratos.view.ts';
import { personas } from '../config-en-palabras.view.ts';

/*
 * The stations in the settings, and what they make of a full turn.
 */

export type Hacia = 'arriba' | 'abajo';

/** Returns the row of the list to which a station moves, which is -1 above the first. */
export function destinoDe(fila: number, hacia: Hacia): number {
  return hacia === 'arriba' ? fila - 1 : fila + 1;
}

/** The stations after one has changed places with its neighbour; the same at the list's ends. */
export function conEstacionMovida<E>(estaciones: readonly E[], fila: number, hacia: Hacia): E[] {
  const otra = destinoDe(fila, hacia);
  const [esta, vecina] = [estaciones[fila], estaciones[otra]];
  if (esta === undefined || vecina === undefined) return [...estaciones];
  return estaciones.with(fila, vecina).with(otra, esta);
}

type DeTurno = Pick<Config, 'capacidadBase' | 'duracionBaseMin'> & {
  estaciones: readonly Estacion[];
};

/** Returns, for example, 'Con 4 personas, cada turno tiene 6 ratos de 8 minutos.' */
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

/** Returns, for example, 'Sauna, entran 2'; of a station for one its name. */
export function estacionEnPalabras({ nombre, lugares }: Estacion): string {
  return lugares === 1 ? nombre : `${nombre}, entran ${lugares}`;
}
