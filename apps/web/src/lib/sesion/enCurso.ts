import { EN_CURSO, quitarEnCursoAjeno } from './restosDeSesion.ts';

/*
 * The borrador of a booking, in the tab's storage. The borrador survives a reload and the expiry of
 * the session; a logout removes the borrador. The file is in lib/ and not in a feature, because the
 * session has to be able to remove the borrador. No function here throws.
 */

export function buscarEnCurso(): string | null {
  try {
    return sessionStorage.getItem(EN_CURSO);
  } catch {
    return null;
  }
}

/**
 * Stores the borrador. If the user of the borrador has logged out meanwhile, the borrador is
 * removed at once: an answer that arrives after the logout can still call this function.
 */
export function guardarEnCurso(texto: string): void {
  try {
    sessionStorage.setItem(EN_CURSO, texto);
  } catch {
    // The borrador lasts as long as the page where storage is blocked.
  }
  quitarEnCursoAjeno();
}

export function olvidarEnCurso(): void {
  try {
    sessionStorage.removeItem(EN_CURSO);
  } catch {
    // Nothing is left in storage: where removing fails, storing has failed before.
  }
}
