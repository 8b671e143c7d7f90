import { useEffect, useRef } from 'react';
import { alSalir, hayGuardia, ponerGuardia } from '../../../lib/direccion/salida.ts';
import { confirmar } from './confirmar.ts';

interface LoQueSePierde {
  /** The question: '¿Salir sin guardar los horarios?' */
  titulo: string;
  /** The text about what would be lost, and what stays. */
  detalle: string;
}

/**
 * Asks before a link, the browser's way back or the end of the session leads away from unsaved
 * changes; on a reload and on closing the tab the browser asks in its own words. Null when there is
 * nothing to lose.
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

/**
 * Holds back and forward within the app; where the browser cannot be held, it leaves without
 * asking.
 */
function alVolver(evento: NavigateEvent): void {
  const { navigationType, cancelable, destination } = evento;
  if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
  if (!hayGuardia() || new URL(destination.url).pathname === window.location.pathname) return;
  evento.preventDefault();
  void alSalir(() => window.navigation.traverseTo(destination.key));
}
