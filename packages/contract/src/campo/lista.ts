import * as z from 'zod/mini';

/**
 * The most elements that a list in a body may have, where no rule of its own is stricter (rules
 * §2.5).
 */
export const MAXIMO_DE_ELEMENTOS = 50;

interface Largo {
  max?: number;
  siEsLarga?: string;
}

/**
 * A list that a client sends. Its length is checked before any element is: an error for each of the
 * wrong elements in a 63 KB body once made an answer of 2.3 MB.
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
