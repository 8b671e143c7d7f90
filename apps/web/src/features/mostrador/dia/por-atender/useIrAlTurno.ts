import { useRef } from 'react';
import { siguienteDe } from './por-atender.view.ts';

/**
 * Returns what leads to the first of some franjas of the day on screen, and when it is called again
 * to the next one. The focus goes to the button that opens its details.
 */
export function useIrAlTurno(): (franjas: readonly number[]) => void {
  const ultima = useRef<number>(undefined);
  return (franjas) => {
    ultima.current = siguienteDe(franjas, ultima.current);
    const turno = document.querySelector(`[data-franja="${ultima.current}"]`);
    turno?.scrollIntoView({ block: 'nearest' });
    // The place must be seen after a press of the mouse too.
    turno?.querySelector<HTMLElement>('[data-detalles]')?.focus({ focusVisible: true });
  };
}
