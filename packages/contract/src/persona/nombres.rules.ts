/**
 * Capitalises the first letter of each word and leaves all other letters as they are.
 * @example capitalizar('maría MARÍA') // 'María MARÍA'
 */
export function capitalizar(nombre: string): string {
  return nombre.replace(
    /(^|\s)(\p{Ll})/gu,
    (_, antes: string, letra: string) => antes + letra.toUpperCase(),
  );
}
