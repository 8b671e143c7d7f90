import {
  fechaDe,
  momentoConDesfase,
  momentoEnZona,
  type Desfase,
} from '@remanso/contract/calendario';
import { centro, buscarEnLaPagina } from '../centro.ts';

/*
 * The present in the centre's civil time, whatever the time zone of the phone. It is only for
 * display: the server decides by its own clock.
 */

/**
 * The centre's difference from UTC for two days, which the server wrote into the page. Without it
 * every screen would start with an Intl formatter, whose creation takes a phone 20 ms.
 */
const desfase = buscarEnLaPagina('desfase') as Desfase | null | undefined;

/** Returns the current momento, `YYYY-MM-DDTHH:MM:SS`. */
export function ahora(): string {
  return momentoDe(Date.now());
}

export function hoy(): string {
  return fechaDe(ahora());
}

function momentoDe(instante: number): string {
  return desfase && instante >= desfase.desde && instante < desfase.hasta
    ? momentoConDesfase(instante, desfase)
    : momentoEnZona(instante, centro().zonaHoraria);
}

/** An answer that has waited shows an earlier time than the present one, by no more than this. */
const DEMORA_MS = 5_000;

/** The milliseconds by which the server's clock is ahead of the device's; null before an answer. */
let adelanto: number | null = null;

/** Notes the server's clock, from the `Date` header of an answer that has just come. */
export function notarHora(fecha: string | null): void {
  const leido = Date.parse(fecha ?? '') - Date.now();
  if (Number.isNaN(leido)) return;
  if (adelanto === null || leido > adelanto || leido < adelanto - DEMORA_MS) adelanto = leido;
}

/**
 * The momento that the server's clock shows, for what ends at a momento whatever the device's clock
 * shows.
 */
export function ahoraDelServidor(): string {
  return momentoDe(Date.now() + (adelanto ?? 0));
}
