/*
 * Reads and writes localStorage without throwing. Storage can be blocked or full, or contain what
 * another program wrote.
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
    // The session lasts as long as the page where storage is blocked.
  }
}

export function quitar(...claves: string[]): void {
  try {
    for (const clave of claves) localStorage.removeItem(clave);
  } catch {
    // Nothing is left in storage: where removing fails, storing has failed before.
  }
}
