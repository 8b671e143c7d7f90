import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';
import { MARCA } from '@remanso/contract/marca';

/*
 * The present as the centre lives it, whatever zone the phone is in. Only for what is shown: the server decides.
 */

/** `YYYY-MM-DDTHH:MM:SS` */
export function ahora(): string {
  // oxlint-disable-next-line no-restricted-globals -- the browser's one clock, read here and nowhere else.
  return momentoEnZona(Date.now(), MARCA.zonaHoraria);
}

/** `YYYY-MM-DD` */
export function hoy(): string {
  return fechaDe(ahora());
}
