import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';

/* The rules by which the machine's clock is believed (decision 16). Times are milliseconds. */

/** A clock may be off, or be set, by this much without being suspected. */
export const TOLERANCIA_MS = 5 * 60_000;
/**
 * A clock that has run evenly for this long is believed, however far it is ahead of what was seen.
 */
export const FIRMEZA_MS = 5 * 60_000;
/**
 * After a longer absence than this the clock waits until it has run evenly. No booking window
 * reaches as far, so that nothing is late.
 */
const AUSENCIA_MS = 31 * 24 * 3_600_000;

export type Sospecha =
  /** The clock shows less than what was seen. */
  | 'ATRASADO'
  /** The clock was set while this process ran. */
  | 'SALTO'
  /**
   * The clock shows a time long after what was seen: the system was off for so long, or the clock
   * is ahead.
   */
  | 'ADELANTADO';

interface Testimonio {
  epoch: number;
  /** The latest moment that the database has seen; null before the first. */
  visto: number | null;
  /** How long the clock has run evenly. */
  pareja: number;
  /** True when the clock was set just before that time. */
  salto: boolean;
}

export function esFirme({ pareja }: Pick<Testimonio, 'pareja'>): boolean {
  return pareja >= FIRMEZA_MS;
}

/** Returns what is wrong with the clock, or undefined when it is to be believed. */
export function sospechaDe(testimonio: Testimonio): Sospecha | undefined {
  const { epoch, visto, salto } = testimonio;
  if (visto !== null && epoch < visto - TOLERANCIA_MS) return 'ATRASADO';
  if (esFirme(testimonio)) return undefined;
  if (salto) return 'SALTO';
  return visto !== null && epoch > visto + AUSENCIA_MS ? 'ADELANTADO' : undefined;
}

interface Desacuerdo {
  sospecha: Sospecha;
  /** The civil date-time that the clock shows; `visto` is the one that it is compared with. */
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

/** Writes a date-time in words, with its year, which is what a dead battery gets wrong. */
function enPalabras(momento: string): string {
  const fecha = fechaDe(momento);
  return `${nombreDeFecha(fecha)} de ${fecha.slice(0, 4)} a las ${horaDe(momento)}`;
}
