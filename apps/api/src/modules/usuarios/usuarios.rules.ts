/**
 * Returns the text that a search compares, in lower case, without accents and apostrophes, so that
 * 'munoz' finds 'Muñoz', and 'obrien' O'Brien (rules §5.5).
 */
export function nombreBusqueda(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
