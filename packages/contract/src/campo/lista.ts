import * as z from 'zod/mini';

/** The most elements of a list in a body, unless the list sets a `max` of its own (rules §2.5). */
export const MAXIMO_DE_ELEMENTOS = 50;

interface Largo {
  max?: number;
  siEsLarga?: string;
}

/**
 * A list that a client sends. The length of the list is checked before any element: an error for
 * each wrong element of a 63 KB body once made an answer of 2.3 MB.
 */
export function lista<E extends z.core.$ZodType>(
  elemento: E,
  siNoEsLista: string,
  {
    max = MAXIMO_DE_ELEMENTOS,
    siEsLarga = `La lista no puede tener más de ${max} elementos`,
  }: Largo = {},
) {
  return z.array(elemento, siNoEsLista).check(z.maxLength(max, siEsLarga));
}

/** One or more of `valores`, each once. `siNoVale` is the error of the list, `siUnoNoVale` that of an element. */
export function elegidos<const V extends readonly string[]>(
  valores: V,
  { siNoVale, siUnoNoVale }: { siNoVale: string; siUnoNoVale: string },
) {
  const largo = { max: valores.length, siEsLarga: siNoVale };
  return lista(z.enum(valores, siUnoNoVale), siNoVale, largo).check(
    z.refine((unos) => unos.length > 0 && new Set(unos).size === unos.length, siNoVale),
  );
}
