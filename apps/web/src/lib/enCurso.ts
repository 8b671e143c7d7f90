/*
 * The booking that is being made, kept by the tab: it outlives a reload and a session that ends by itself, not a
 * farewell. Here, below the features, because the session has to be able to forget it. Never throws, as `almacen.ts`.
 */

const CLAVE = 'reserva-en-curso';

export function leerEnCurso(): string | null {
  try {
    return sessionStorage.getItem(CLAVE);
  } catch {
    return null;
  }
}

export function guardarEnCurso(texto: string): void {
  try {
    sessionStorage.setItem(CLAVE, texto);
  } catch {
    // It then lasts as long as the page.
  }
}

export function olvidarEnCurso(): void {
  try {
    sessionStorage.removeItem(CLAVE);
  } catch {
    // Nothing could have been stored either.
  }
}
