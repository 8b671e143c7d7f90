import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';

/*
 * When the machine's clock is to be believed (decision 16). Times are milliseconds.
 */

/** A clock may be off by as much, and be set by as much, without anybody noticing. */
export const TOLERANCIA_MS = 5 * 60_000;
/** Once it has run evenly for so long it is believed, wherever it stands after what was seen. */
export const FIRMEZA_MS = 5 * 60_000;
/** A centre that was closed for longer waits until then: no window reaches as far, so that nothing is late. */
const AUSENCIA_MS = 31 * 24 * 3_600_000;

export type Sospecha =
  /** It shows less than what was seen. */
  | 'ATRASADO'
  /** It was set while we ran. */
  | 'SALTO'
  /** We began long after what was seen, or the clock says so. */
  | 'ADELANTADO';

interface Testimonio {
  epoch: number;
  /** The latest moment that the database has seen; null before the first. */
  visto: number | null;
  /** For how long it has run evenly. */
  pareja: number;
  /** Whether it was set before that. */
  salto: boolean;
}

export function esFirme({ pareja }: Pick<Testimonio, 'pareja'>): boolean {
  return pareja >= FIRMEZA_MS;
}

/** What is wrong with the clock, or undefined when it is to be believed. */
export function sospechaDe(testimonio: Testimonio): Sospecha | undefined {
  const { epoch, visto, salto } = testimonio;
  if (visto !== null && epoch < visto - TOLERANCIA_MS) return 'ATRASADO';
  if (esFirme(testimonio)) return undefined;
  if (salto) return 'SALTO';
  return visto !== null && epoch > visto + AUSENCIA_MS ? 'ADELANTADO' : undefined;
}

interface Hecho {
  sospecha: Sospecha;
  /** Civil date-times: what the clock shows, and what it is held against. */
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

export function mensajeDe({ sospecha, muestra, visto }: Hecho): string {
  return MENSAJES[sospecha](enPalabras(muestra), enPalabras(visto));
}

/** With its year, which is what a dead battery gets wrong. */
function enPalabras(momento: string): string {
  const fecha = fechaDe(momento);
  return `${nombreDeFecha(fecha)} de ${fecha.slice(0, 4)} a las ${horaDe(momento)}`;
}
