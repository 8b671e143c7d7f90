import * as z from 'zod/mini';

/** So many elements a list in a body may have, where no rule of its own is stricter (rules §10.8). */
export const MAXIMO_DE_ELEMENTOS = 50;

interface Largo {
  max?: number;
  siEsLarga?: string;
}

/**
 * A list that a client sends. It is counted before any element is looked at: 63 KB of wrong ones, told one by one, were
 * an answer of 2.3 MB.
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
