/*
 * Tells whether this page is told of changes through the event stream. Every screen loads this
 * small file; the code that reads the stream (`escucharEventos.ts`) is loaded after the first
 * paint.
 */

const SIN_EVENTOS_MS = 30_000;

/**
 * The milliseconds without an event stream after which a screen says that it is not told of
 * changes. The stream opens two seconds after a screen, and reopens after a pause where it broke
 * off.
 */
const PACIENCIA_MS = 15_000;

let vivo = false;
/** The time at which the stream was last open, in milliseconds since the page began; 0 where it never was. */
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

/**
 * Returns the milliseconds until a screen should say that this page is not told of changes:
 * PACIENCIA_MS after the event stream was last open, so all of them while it is open.
 */
export const esperaParaDecirlo = (): number =>
  vivo ? PACIENCIA_MS : Math.max(0, vivoHasta + PACIENCIA_MS - performance.now());

/**
 * Returns the id of the event after which the stream has to go on: the latest event that this page
 * heard, or the latest at the time of its oldest answer. 0 where there is none: the page then reads
 * all its data again.
 */
export const ultimoEvento = (): number => ultimo ?? 0;

/**
 * Notes that this page was told of every event up to `id`. `id` is undefined when another person
 * logs in.
 */
export function oidoHasta(id: number | undefined): void {
  ultimo = id;
}

/**
 * Notes the latest event (`id`) at the time of an answer: without a stream, the page has missed all
 * events after it.
 */
export function leidoTras(id: number): void {
  if (!vivo) ultimo = Math.min(ultimo ?? id, id);
}

/**
 * Returns the milliseconds after which a query is read again, or false while the event stream tells
 * of changes. TanStack Query calls this after each reading.
 */
export const cadaCuanto = (): number | false => (vivo ? false : SIN_EVENTOS_MS);
