import { useEffect, useRef } from 'react';
import { alSalir, hayGuardia, ponerGuardia } from '../../../lib/direccion/salida.ts';
import { confirmar } from './confirmar.ts';

interface LoQueSePierde {
  /** The question, such as '¿Salir sin guardar los horarios?'. */
  titulo: string;
  /** A text that says what would be lost and what stays. */
  detalle: string;
}

/**
 * Asks before unsaved changes are lost by a link, by the browser's back button or by the end of the
 * session. On a reload, or on closing the tab, the browser asks in its own words. `loQueSePierde`
 * is null where nothing is unsaved.
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
 * Stops a step back or forward inside the app and asks first. Where the browser does not permit
 * that, the person leaves without a question.
 */
function alVolver(evento: NavigateEvent): void {
  const { navigationType, cancelable, destination } = evento;
  if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
  if (!hayGuardia() || new URL(destination.url).pathname === window.location.pathname) return;
  evento.preventDefault();
  void alSalir(() => window.navigation.traverseTo(destination.key));
}
