/*
 * Whether this page hears of changes as they happen. It is the small part that screens load with;
 * the code that reads the event stream (`escucharEventos.ts`) is loaded after the first paint.
 */

const SIN_EVENTOS_MS = 30_000;

/** The stream comes two seconds after a screen, and again after a pause where it broke off. */
const PACIENCIA_MS = 15_000;

let vivo = false;
/** When the page was told last, in milliseconds since it began. */
let vivoHasta = 0;
let ultimo: number | undefined;
const oyentes = new Set<() => void>();

export const estaEnVivo = (): boolean => vivo;

export function suscribirAVivo(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

export function ponerEnVivo(ahora: boolean): void {
  if (ahora === vivo) return;
  if (!ahora) vivoHasta = performance.now();
  vivo = ahora;
  for (const oyente of oyentes) oyente();
}

/** The milliseconds until it is worth saying that this page is not told of changes. */
export const esperaParaDecirlo = (): number =>
  Math.max(0, vivoHasta + PACIENCIA_MS - performance.now());

/**
 * Returns the event after which this page has to be told: the latest one that it heard, or the
 * latest before its oldest answer was read. Zero is none, after which it reads everything anew.
 */
export const ultimoEvento = (): number => ultimo ?? 0;

/** Notes that the page was told of everything up to this event; undefined, when another person logs in. */
export function oidoHasta(id: number | undefined): void {
  ultimo = id;
}

/** Notes the latest event at the time of an answer: what comes after it, a page without a stream missed. */
export function leidoTras(id: number): void {
  if (!vivo) ultimo = Math.min(ultimo ?? id, id);
}

/**
 * How often a query that changes by itself is read again: never, while changes are told. It is
 * asked after each reading.
 */
export const cadaCuanto = (): number | false => (vivo ? false : SIN_EVENTOS_MS);
