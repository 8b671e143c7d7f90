/**
 * Returns a text in the form that searches compare: in lower case, without accents and apostrophes.
 * A search for 'munoz' finds 'Muñoz', and 'obrien' finds "O'Brien" (rules §5.5).
 */
export function nombreBusqueda(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
