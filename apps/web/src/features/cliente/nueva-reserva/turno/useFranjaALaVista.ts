import { useEffect } from 'react';
import { CAMPO_DE_FRANJA } from '../../../../entities/reserva/participantes.view.ts';

/** Scrolls to the chosen hour once a link has brought it, which may be far from the first. */
export function useFranjaALaVista(traida: boolean): void {
  useEffect(() => {
    if (!traida) return;
    document
      .querySelector(`[name="${CAMPO_DE_FRANJA}"]:checked`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [traida]);
}
