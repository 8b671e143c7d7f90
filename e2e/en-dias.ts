import { fechaDe, momentoEnZona, sumarDias } from '../packages/contract/src/calendario.ts';
import { MARCA } from '../packages/contract/src/centro/marca.ts';

/** Returns the date this many days from today, in the centre's time zone. */
export function enDias(dias: number): string {
  return sumarDias(fechaDe(momentoEnZona(Date.now(), MARCA.zonaHoraria)), dias);
}
