/**
 * Returns the text that a search compares, in lower case and without accents, so that 'munoz' finds
 * 'Muñoz' (rules §4, §9.15).
 */
export function nombreBusqueda(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
