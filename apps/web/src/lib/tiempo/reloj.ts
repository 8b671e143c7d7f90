import {
  fechaDe,
  momentoConDesfase,
  momentoEnZona,
  type Desfase,
} from '@remanso/contract/calendario';
import { centro, buscarEnLaPagina } from '../centro.ts';
import { instanteDelServidor } from './instanteDelServidor.ts';

/*
 * The present in the centre's civil time by the server's clock, whatever the time zone and the
 * clock of the phone. It is only for display: the server decides by its own clock.
 */

/**
 * The centre's difference from UTC for two days, which the server wrote into the page. Without it
 * every screen would start with an Intl formatter, whose creation takes a phone 20 ms.
 */
const desfase = buscarEnLaPagina('desfase') as Desfase | null | undefined;

/**
 * Returns the current momento, `YYYY-MM-DDTHH:MM:SS`. Before the first answer of the server only the
 * device's clock is known.
 */
export function ahora(): string {
  const instante = instanteDelServidor() ?? Date.now();
  return desfase && instante >= desfase.desde && instante < desfase.hasta
    ? momentoConDesfase(instante, desfase)
    : momentoEnZona(instante, centro().zonaHoraria);
}

export function hoy(): string {
  return fechaDe(ahora());
}
