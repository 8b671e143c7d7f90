import { navigate } from 'wouter/use-browser-location';
import { rutaDe, type Destino } from './rutas.ts';
import { alSalir } from './salida.ts';

interface Opciones {
  /** True replaces the current entry of the history. */
  reemplazar?: boolean;
  state?: unknown;
}

/**
 * Goes to another screen, once unsaved changes on this one may be lost. The landing is another document, so `/` is a
 * real navigation.
 */
export function navegar(
  destino: Destino,
  { reemplazar = false, state = null }: Opciones = {},
): void {
  if (destino === '/') void alSalir(() => window.location.assign('/'));
  else if (rutaDe(destino) === window.location.pathname) {
    navigate(destino, { replace: reemplazar, state });
  } else {
    void alSalir(() => {
      navigate(destino, { replace: reemplazar, state });
      // On the way back the browser restores the position by itself.
      window.scrollTo(0, 0);
    });
  }
}
