import * as z from 'zod/mini';

interface Limpieza {
  max: number;
  /** What is said of what is no text at all. */
  siNoEsTexto: string;
  /** What is said of what is longer than `max`. */
  siEsLargo: string;
  limpiar?: (valor: string) => string;
}

/** Whoever writes decomposed needs up to four characters for one, and spaces around it. */
const margen = (max: number) => 4 * max + 200;

/**
 * The beginning of every text that a client sends and that something is computed of. It is measured as it came first:
 * composing takes quadratic time in combining marks, and 34 compressed bytes of them stopped the server for half a second.
 */
export function textoLimpio({ max, siNoEsTexto, siEsLargo, limpiar = componer }: Limpieza) {
  return z
    .string(siNoEsTexto)
    .check(
      z.maxLength(margen(max), { error: siEsLargo, abort: true }),
      z.overwrite(limpiar),
      z.maxLength(max, siEsLargo),
    );
}

/** Trimmed, and what looks alike is alike (rules §3). */
export function componer(valor: string): string {
  return valor.normalize('NFC').trim();
}
