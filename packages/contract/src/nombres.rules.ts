/** Only the first letter of each word changes: 'maría MARÍA' → 'María MARÍA'. */
export function capitalizar(nombre: string): string {
  return nombre.replace(
    /(^|\s)(\p{Ll})/gu,
    (_, antes: string, letra: string) => antes + letra.toUpperCase(),
  );
}
