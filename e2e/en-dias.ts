import { fechaDe, momentoEnZona, sumarDias } from '../packages/contract/src/calendario.ts';
import { MARCA } from '../packages/contract/src/centro/marca.ts';
import { ahora } from './guia/ahora.ts';

/** Returns the date this many days from today, in the centre's time zone. */
export function enDias(dias: number): string {
  return sumarDias(fechaDe(momentoEnZona(ahora(), MARCA.zonaHoraria)), dias);
}
