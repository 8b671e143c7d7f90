import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';

/*
 * The rules that decide whether the machine's clock is believed (decision 16). Times are in
 * milliseconds.
 */

/** A deviation or a setting of the clock of up to this many milliseconds raises no sospecha. */
export const TOLERANCIA_MS = 5 * 60_000;
/**
 * A clock that has run evenly for this many milliseconds is believed, however far it is ahead of
 * `visto`.
 */
export const FIRMEZA_MS = 5 * 60_000;
/**
 * A clock that is more than this many milliseconds ahead of `visto` is believed only after it has
 * run evenly for `FIRMEZA_MS`. After so long a stop nothing is urgent: every booking window is
 * shorter.
 */
const AUSENCIA_MS = 31 * 24 * 3_600_000;

export type Sospecha =
  /** The clock shows an earlier time than `visto`, the latest that the database has seen. */
  | 'ATRASADO'
  /** The clock was set while this process ran. */
  | 'SALTO'
  /**
   * The clock is more than 31 days ahead of `visto`: either the system was off for so long, or the
   * clock is wrong.
   */
  | 'ADELANTADO';

interface Testimonio {
  epoch: number;
  /**
   * The latest moment that the database has seen, in milliseconds since 1970; null where there is
   * none.
   */
  visto: number | null;
  /** The milliseconds for which the clock has run without being set. */
  pareja: number;
  /** True when the clock was set while this process ran, `pareja` milliseconds ago. */
  salto: boolean;
}

export function esFirme({ pareja }: Pick<Testimonio, 'pareja'>): boolean {
  return pareja >= FIRMEZA_MS;
}

/** Returns the reason for which the clock is not believed; undefined when it is believed. */
export function sospechaDe(testimonio: Testimonio): Sospecha | undefined {
  const { epoch, visto, salto } = testimonio;
  if (visto !== null && epoch < visto - TOLERANCIA_MS) return 'ATRASADO';
  if (esFirme(testimonio)) return undefined;
  if (salto) return 'SALTO';
  return visto !== null && epoch > visto + AUSENCIA_MS ? 'ADELANTADO' : undefined;
}

interface Desacuerdo {
  sospecha: Sospecha;
  /** `muestra` is the momento that the clock shows, and `visto` the momento that contradicts it. */
  muestra: string;
  visto: string;
}

const MENSAJES: Record<Sospecha, (muestra: string, visto: string) => string> = {
  ATRASADO: (muestra, visto) =>
    `El reloj de la computadora muestra el ${muestra}, y el sistema ya había visto el ${visto}.`,
  SALTO: (muestra, visto) =>
    `El reloj de la computadora cambió de golpe: del ${visto} pasó al ${muestra}.`,
  ADELANTADO: (muestra, visto) =>
    `El reloj de la computadora muestra el ${muestra}, más de un mes después de lo último que vio el sistema, el ${visto}.`,
};

export function mensajeDe({ sospecha, muestra, visto }: Desacuerdo): string {
  return MENSAJES[sospecha](enPalabras(muestra), enPalabras(visto));
}

/**
 * Writes a momento in words, with the year, because a clock with a dead battery is wrong by years.
 */
function enPalabras(momento: string): string {
  const fecha = fechaDe(momento);
  return `${nombreDeFecha(fecha)} de ${fecha.slice(0, 4)} a las ${horaDe(momento)}`;
}
