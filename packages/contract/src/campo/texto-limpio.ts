import * as z from 'zod/mini';

interface Limpieza {
  max: number;
  /** The error text for a value that is not a string. */
  siNoEsTexto: string;
  /** The error text for a value longer than `max`. */
  siEsLargo: string;
  limpiar?: (valor: string) => string;
}

/**
 * The most characters before cleaning: a decomposed character may be four, and the text may have
 * spaces around it.
 */
const margen = (max: number) => 4 * max + 200;

/**
 * The first step for every text that a client sends and the server computes with. The length of the
 * raw text is checked before `limpiar`: composing takes quadratic time in combining marks, and 34
 * compressed bytes of such marks stopped the server for half a second.
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

/** Trims a text and composes it (NFC), so that texts that look alike are equal (rules §2.7). */
export function componer(valor: string): string {
  return valor.normalize('NFC').trim();
}

/**
 * Returns true for a URL without spaces, line ends and other characters that show as nothing. The URL
 * parser drops some of these and encodes others, so that the address would not be the one that was
 * sent.
 */
export function esUrlSinEspacios(valor: string): boolean {
  return !/[\s\p{C}]/u.test(valor) && URL.canParse(valor);
}
