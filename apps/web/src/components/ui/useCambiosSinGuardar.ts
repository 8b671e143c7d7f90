import { useEffect, useRef } from 'react';
import { alSalir, hayGuardia, ponerGuardia } from '../../lib/salida.ts';
import { confirmar } from './confirmar.ts';

interface LoQueSePierde {
  /** As a question: '¿Salir sin guardar los horarios?' */
  titulo: string;
  /** What would be lost, and what stays. */
  detalle: string;
}

/**
 * While there is something unsaved, a link, the browser's way back and the end of the session ask before they lead away;
 * a reload and the closing of the tab do in the browser's own words. Null when there is nothing to lose.
 */
export function useCambiosSinGuardar(loQueSePierde: LoQueSePierde | null): void {
  const ultimo = useRef(loQueSePierde);
  useEffect(() => {
    ultimo.current = loQueSePierde;
  });
  const hayCambios = loQueSePierde !== null;

  useEffect(() => {
    if (!hayCambios) return;
    const quitarGuardia = ponerGuardia(
      async () => ultimo.current === null || confirmar({ ...ultimo.current, ...RESPUESTAS }),
    );
    window.addEventListener('beforeunload', alDescargar);
    const historial = 'navigation' in window ? window.navigation : null;
    historial?.addEventListener('navigate', alVolver);
    return () => {
      quitarGuardia();
      window.removeEventListener('beforeunload', alDescargar);
      historial?.removeEventListener('navigate', alVolver);
    };
  }, [hayCambios]);
}

const RESPUESTAS = { accion: 'Salir sin guardar', volver: 'Seguir editando' };

function alDescargar(evento: BeforeUnloadEvent): void {
  if (hayGuardia()) evento.preventDefault();
}

/** Back and forward within the app. Where the browser cannot be held, it leaves as it always did. */
function alVolver(evento: NavigateEvent): void {
  const { navigationType, cancelable, destination } = evento;
  if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
  if (!hayGuardia() || new URL(destination.url).pathname === window.location.pathname) return;
  evento.preventDefault();
  void alSalir(() => window.navigation.traverseTo(destination.key));
}
