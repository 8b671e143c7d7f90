import { navigate } from 'wouter/use-browser-location';
import { rutaDe, type Destino } from './rutas.ts';
import { alSalir } from './salida.ts';

interface Opciones {
  /** True where the new address replaces the current entry of the browser's history. */
  reemplazar?: boolean;
  state?: unknown;
  /**
   * True where the page scrolls to the top even though the path stays the same, for example at
   * another page of a list.
   */
  arriba?: boolean;
}

/**
 * Goes to another screen, after asking about unsaved changes of the current screen. The landing
 * (`/`) is another document, so the browser loads the landing.
 */
export function navegar(
  destino: Destino,
  { reemplazar = false, state = null, arriba = false }: Opciones = {},
): void {
  const enLaMisma = rutaDe(destino) === window.location.pathname;
  const ir = () => {
    navigate(destino, { replace: reemplazar, state });
    // The browser itself restores the scroll position when the person goes back.
    if (arriba || !enLaMisma) window.scrollTo(0, 0);
  };
  if (destino === '/') void alSalir(() => window.location.assign('/'));
  else if (enLaMisma) ir();
  else void alSalir(ir);
}
