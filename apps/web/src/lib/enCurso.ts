import { EN_CURSO, quitarEnCursoAjeno } from './restosDeSesion.ts';

/*
 * The booking that is being made, kept by the tab: it outlives a reload and a session that ends by itself, not a
 * farewell. Here, below the features, because the session has to be able to forget it. Never throws, as `almacen.ts`.
 */

export function leerEnCurso(): string | null {
  try {
    return sessionStorage.getItem(EN_CURSO);
  } catch {
    return null;
  }
}

/** Not for who left meanwhile: an answer that was on its way may still want to note something. */
export function guardarEnCurso(texto: string): void {
  try {
    sessionStorage.setItem(EN_CURSO, texto);
  } catch {
    // It then lasts as long as the page.
  }
  quitarEnCursoAjeno();
}

export function olvidarEnCurso(): void {
  try {
    sessionStorage.removeItem(EN_CURSO);
  } catch {
    // Nothing could have been stored either.
  }
}
