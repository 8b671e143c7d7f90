/*
 * localStorage without exceptions: it can be blocked, full, or hold what another program wrote.
 */

export function leer(clave: string): string | null {
  try {
    return localStorage.getItem(clave);
  } catch {
    return null;
  }
}

export function guardar(clave: string, valor: string): void {
  try {
    localStorage.setItem(clave, valor);
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

export function quitar(...claves: string[]): void {
  try {
    for (const clave of claves) localStorage.removeItem(clave);
  } catch {
    // Where removing fails, nothing could have been stored either.
  }
}
