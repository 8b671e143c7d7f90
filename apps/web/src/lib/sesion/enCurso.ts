import { EN_CURSO, quitarEnCursoAjeno } from './restosDeSesion.ts';

/*
 * The borrador of a booking, kept in the tab's storage: it outlives a reload and a session that
 * expires, but not a logout. It lives here, below the features, because the session has to be able
 * to remove it. Like `almacen.ts` it never throws.
 */

export function buscarEnCurso(): string | null {
  try {
    return sessionStorage.getItem(EN_CURSO);
  } catch {
    return null;
  }
}

/**
 * Stores the borrador, and removes it again if its user has logged out meanwhile: a late answer may
 * still store something.
 */
export function guardarEnCurso(texto: string): void {
  try {
    sessionStorage.setItem(EN_CURSO, texto);
  } catch {
    // Without storage the borrador lasts as long as the page.
  }
  quitarEnCursoAjeno();
}

export function olvidarEnCurso(): void {
  try {
    sessionStorage.removeItem(EN_CURSO);
  } catch {
    // Where removing fails, nothing could have been stored either.
  }
}
