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

/**
 * The longest delay of an answer, in milliseconds. A `Date` header that is older by more than this
 * means that the clock of the server or of the device was changed.
 */
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
 * Returns the present momento by the server's clock, for deadlines that must not depend on the
 * device's clock.
 */
export function ahoraDelServidor(): string {
  return momentoDe(Date.now() + (adelanto ?? 0));
}
