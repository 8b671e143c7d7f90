import { useEffect, useEffectEvent } from 'react';

const HORA_MS = 60 * 60 * 1000;
const REVISION_MS = 60 * 1000;

/**
 * Calls `hacer` once an hour while the page is visible, and at once when somebody comes back to the
 * page after an hour or more: timers do not run on a device that sleeps.
 */
export function useCadaHora(hacer: () => void): void {
  const alCumplirse = useEffectEvent(hacer);

  useEffect(() => {
    let ultima = Date.now();
    const revisar = () => {
      if (document.hidden || Date.now() - ultima < HORA_MS) return;
      ultima = Date.now();
      alCumplirse();
    };
    const reloj = setInterval(revisar, REVISION_MS);
    document.addEventListener('visibilitychange', revisar);
    return () => {
      clearInterval(reloj);
      document.removeEventListener('visibilitychange', revisar);
    };
  }, []);
}
