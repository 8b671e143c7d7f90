import * as z from 'zod/mini';

/** The value of an `If-Match` header: `*` for any state of a thing, or a list of tags. */
export type Etiquetas = '*' | readonly string[];

/**
 * Matches one part of an `If-Match`: a tag, weak or strong, white space, or a comma (RFC 9110
 * §8.8.3 and §13.1.1).
 */
const PARTE = /(?:W\/)?"[!#-~\u0080-\u00ff]*"|[ \t]+|,/y;

/**
 * Reads the tags of an `If-Match` header. Returns null for a text that breaks the syntax of RFC
 * 9110: an element of the list may be empty, the whole list may not.
 */
function entenderEtiquetas(texto: string): Etiquetas | null {
  if (texto.trim() === '*') return '*';
  const etiquetas: string[] = [];
  let separada = true;
  PARTE.lastIndex = 0;
  while (PARTE.lastIndex < texto.length) {
    const parte = PARTE.exec(texto)?.[0];
    if (parte === undefined) return null;
    if (parte === ',') separada = true;
    if (!parte.endsWith('"')) continue;
    if (!separada) return null;
    etiquetas.push(parte);
    separada = false;
  }
  return etiquetas.length > 0 ? etiquetas : null;
}

const MAL_ESCRITA = 'If-Match debe ser * o una lista de etiquetas entre comillas';

/**
 * The header of a change that must not happen where somebody else has changed the same thing
 * meanwhile (rules §2.10).
 */
export const SiNadieCambio = z.object({
  'if-match': z.optional(
    z.pipe(
      z.string(MAL_ESCRITA).check(
        z.refine((valor) => entenderEtiquetas(valor) !== null, MAL_ESCRITA),
        z.meta({
          description: 'La `ETag` de lo que se leyó, para no pisar otro cambio',
          examples: ['*', '"una", W/"otra"'],
        }),
      ),
      z.transform((valor) => entenderEtiquetas(valor) as Etiquetas),
    ),
  ),
});
