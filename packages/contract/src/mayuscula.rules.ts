/**
 * Returns a text with a capital letter at its beginning.
 * @example mayuscula('quedan 6 lugares') // 'Quedan 6 lugares'
 */
export function mayuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
