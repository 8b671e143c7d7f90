import {
  fechaDe,
  momentoConDesfase,
  momentoEnZona,
  type Desfase,
} from '@remanso/contract/calendario';
import { centro, buscarEnLaPagina } from '../centro.ts';

/*
 * The present in the centre's civil time, whatever the zone of the phone. It is only for display:
 * the server decides.
 */

/**
 * The centre's difference from UTC as the server wrote it into the page, for two days: the first
 * formatter of the runtime would cost a phone 20 ms at the start of every screen.
 */
const desfase = buscarEnLaPagina('desfase') as Desfase | null | undefined;

/** The current momento, `YYYY-MM-DDTHH:MM:SS`. */
export function ahora(): string {
  const instante = Date.now();
  return desfase && instante >= desfase.desde && instante < desfase.hasta
    ? momentoConDesfase(instante, desfase)
    : momentoEnZona(instante, centro().zonaHoraria);
}

/** The current date, `YYYY-MM-DD`. */
export function hoy(): string {
  return fechaDe(ahora());
}
