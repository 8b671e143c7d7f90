import { navigate } from 'wouter/use-browser-location';
import { rutaDe, type Destino } from './rutas.ts';
import { alSalir } from './salida.ts';

interface Opciones {
  /** True replaces the current entry of the history. */
  reemplazar?: boolean;
  state?: unknown;
  /**
   * True scrolls to the top even where the path stays the same: another page of a list, a step in
   * the panel's place.
   */
  arriba?: boolean;
}

/**
 * Goes to another screen, once unsaved changes on this one may be lost. The landing is another
 * document, so `/` is a real navigation.
 */
export function navegar(
  destino: Destino,
  { reemplazar = false, state = null, arriba = false }: Opciones = {},
): void {
  const enLaMisma = rutaDe(destino) === window.location.pathname;
  const ir = () => {
    navigate(destino, { replace: reemplazar, state });
    // On the way back the browser restores the position by itself.
    if (arriba || !enLaMisma) window.scrollTo(0, 0);
  };
  if (destino === '/') void alSalir(() => window.location.assign('/'));
  else if (enLaMisma) ir();
  else void alSalir(ir);
}
