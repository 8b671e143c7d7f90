import { useRef } from 'react';
import { siguienteDe } from './por-atender.view.ts';

/**
 * Returns a function that takes the ids of franjas of the day on screen. The first call shows the
 * first franja, each further call the next franja. The function focuses the button that opens the
 * details of the franja.
 */
export function useIrAlTurno(): (franjas: readonly number[]) => void {
  const ultima = useRef<number>(undefined);
  return (franjas) => {
    ultima.current = siguienteDe(franjas, ultima.current);
    const turno = document.querySelector(`[data-franja="${ultima.current}"]`);
    turno?.scrollIntoView({ block: 'nearest' });
    // `focusVisible` makes the browser show the focus, which the browser does not show after a
    // press of the mouse.
    turno?.querySelector<HTMLElement>('[data-detalles]')?.focus({ focusVisible: true });
  };
}
