/*
 * The toast that the app stores for the landing. The landing is another document; the script of the
 * landing shows the toast once.
 */

const CLAVE = 'aviso';

export function dejarCartel(texto: string): void {
  try {
    sessionStorage.setItem(CLAVE, texto);
  } catch {
    // The toast is lost where storage is blocked, but the header of the landing shows that the
    // session has ended.
  }
}

export function tomarCartel(): string | null {
  try {
    const texto = sessionStorage.getItem(CLAVE);
    sessionStorage.removeItem(CLAVE);
    return texto;
  } catch {
    return null;
  }
}
