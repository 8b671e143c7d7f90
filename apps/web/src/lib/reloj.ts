import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';
import { MARCA } from '@remanso/contract/marca';

/*
 * The present as the centre lives it, whatever zone the phone is in. Only for what is shown: the server decides.
 */

/** `YYYY-MM-DDTHH:MM:SS` */
export function ahora(): string {
  return momentoEnZona(Date.now(), MARCA.zonaHoraria);
}

/** `YYYY-MM-DD` */
export function hoy(): string {
  return fechaDe(ahora());
}
