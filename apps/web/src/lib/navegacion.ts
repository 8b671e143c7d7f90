import { navigate } from 'wouter/use-browser-location';
import { rutaDe, type Destino } from './rutas.ts';

interface Opciones {
  /** Takes the place of the current entry in the history. */
  reemplazar?: boolean;
  state?: unknown;
}

/** Goes to another screen. The landing is another document, so `/` is a real navigation. */
export function navegar(
  destino: Destino,
  { reemplazar = false, state = null }: Opciones = {},
): void {
  if (destino === '/') window.location.assign('/');
  else {
    const esOtraPantalla = rutaDe(destino) !== window.location.pathname;
    navigate(destino, { replace: reemplazar, state });
    // Going back, the browser finds the place by itself.
    if (esOtraPantalla) window.scrollTo(0, 0);
  }
}
