import { useEffect } from 'react';
import { loDeArriba } from './dialogos.ts';

/**
 * Makes the browser's back button close the topmost dialog of a screen instead of leaving the
 * screen. The booking screen does not use this hook, because it has a history of its own. In a
 * browser that cannot stop a navigation, the back button leaves the screen.
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
  // The event stops here, so that useCambiosSinGuardar does not ask about unsaved changes: nobody
  // leaves the screen.
  evento.stopImmediatePropagation();
  dialogo.dispatchEvent(new Event('cancel', { cancelable: true }));
}
