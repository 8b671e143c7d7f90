import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';
import { centro } from './centro.ts';

/*
 * The present in the centre's civil time, whatever the zone of the phone. It is only for display:
 * the server decides.
 */

/** The current momento, `YYYY-MM-DDTHH:MM:SS`. */
export function ahora(): string {
  return momentoEnZona(Date.now(), centro().zonaHoraria);
}

/** The current date, `YYYY-MM-DD`. */
export function hoy(): string {
  return fechaDe(ahora());
}
