/*
 * Whether this page hears of changes as they happen. It is the small part that screens load with;
 * what listens (`escucharEventos.ts`) comes after the first paint.
 */

const SIN_EVENTOS_MS = 30_000;

let vivo = false;
const oyentes = new Set<() => void>();

export const estaEnVivo = (): boolean => vivo;

export function suscribirAVivo(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

export function ponerEnVivo(ahora: boolean): void {
  if (ahora === vivo) return;
  vivo = ahora;
  for (const oyente of oyentes) oyente();
}

/**
 * How often a query that changes by itself is read again: never, while changes are told. It is
 * asked after each reading.
 */
export const cadaCuanto = (): number | false => (vivo ? false : SIN_EVENTOS_MS);
