/*
 * A toast that a screen leaves for the landing, which is another document: its script shows it
 * once.
 */

const CLAVE = 'aviso';

export function dejarCartel(texto: string): void {
  try {
    sessionStorage.setItem(CLAVE, texto);
  } catch {
    // Where storage is blocked, the header of the landing still shows that the session has ended.
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
