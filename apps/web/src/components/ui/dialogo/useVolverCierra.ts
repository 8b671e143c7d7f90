import { useEffect } from 'react';
import { loDeArriba } from './dialogos.ts';

/**
 * Turns the browser's way back into the closing of the topmost dialog of a screen, so that what is
 * beneath it stays. The booking screen has a history of its own. A browser that cannot be held goes
 * back as it always did.
 */
export function useVolverCierra(): void {
  useEffect(() => {
    const historial = 'navigation' in window ? window.navigation : null;
    historial?.addEventListener('navigate', alVolver);
    return () => historial?.removeEventListener('navigate', alVolver);
  }, []);
}

function alVolver(evento: NavigateEvent): void {
  const dialogo = loDeArriba();
  if (evento.navigationType !== 'traverse' || !evento.cancelable) return;
  if (dialogo === document.body) return;
  evento.preventDefault();
  // The screen beneath need not ask about its unsaved changes, because nobody leaves it.
  evento.stopImmediatePropagation();
  dialogo.dispatchEvent(new Event('cancel', { cancelable: true }));
}
