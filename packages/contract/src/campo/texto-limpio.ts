import * as z from 'zod/mini';

interface Limpieza {
  max: number;
  /** The error text for a value that is not a string. */
  siNoEsTexto: string;
  /** The error text for a value longer than `max`. */
  siEsLargo: string;
  limpiar?: ((valor: string) => string) | undefined;
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

/**
 * Matches characters of no width and those that turn the direction of a text, which come along where
 * somebody copies a number or a name. The joiner within an emoji of several ('👩‍🚀') is not matched.
 */
const SIN_ANCHO =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

const GUIONES = /[\u2010-\u2015\u2212]/g;

/**
 * Removes what shows as nothing from a text, makes every kind of space a plain one, composes (NFC)
 * and trims, so that texts that look alike are equal (rules §2.7).
 */
export function componer(valor: string): string {
  return valor
    .replaceAll(SIN_ANCHO, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .normalize('NFC')
    .trim();
}

/**
 * Composes a name, a telephone, an e-mail or a search: besides what `componer` does, every kind of
 * dash is a hyphen and no joiner is left.
 * @example llano('381\u2011555\u00a01234\u202c') // '381-555 1234'
 */
export function llano(valor: string): string {
  return componer(valor.replaceAll('\u200d', '').replaceAll(GUIONES, '-'));
}

/**
 * Returns true for a URL without spaces, line ends and other characters that show as nothing. The URL
 * parser drops some of these and encodes others, so that the address would not be the one that was
 * sent.
 */
export function esUrlSinEspacios(valor: string): boolean {
  return !/[\s\p{C}]/u.test(valor) && URL.canParse(valor);
}
