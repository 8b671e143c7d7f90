import { useState } from 'react';
import type { CambioHecho, VentanaDelDia } from './ventanas.ts';

interface Abiertas {
  /** The id of the franja whose details are open. Null where no details are open. */
  detalles: number | null;
  /**
   * The window that is open above the details, or above the day where no details are open. Null
   * where only the details or no window is open.
   */
  encima: Exclude<VentanaDelDia, { que: 'detalles' }> | null;
  /**
   * The last change of a booking, which the details show. Null where there is no change to show.
   */
  hecho: CambioHecho | null;
}

export interface Ventanas extends Abiertas {
  abrir: (ventana: VentanaDelDia) => void;
  /** Closes the window `que`, where that window is open. */
  cerrar: (que: VentanaDelDia['que']) => void;
  contar: (hecho: CambioHecho) => void;
}

/**
 * Keeps the state of the windows of a day: which windows are open. `detalles` is the id of the
 * franja whose details are open from the start.
 */
export function useVentanas(detalles: number | null = null): Ventanas {
  const [abiertas, setAbiertas] = useState<Abiertas>({ detalles, encima: null, hecho: null });
  return {
    ...abiertas,
    abrir: (ventana) =>
      setAbiertas((antes) =>
        ventana.que === 'detalles'
          ? { ...antes, detalles: ventana.franjaId, hecho: null }
          : { ...antes, encima: ventana },
      ),
    cerrar: (que) =>
      setAbiertas((antes) => {
        if (que === 'detalles') return { ...antes, detalles: null, hecho: null };
        return antes.encima?.que === que ? { ...antes, encima: null } : antes;
      }),
    contar: (hecho) => setAbiertas((antes) => ({ ...antes, hecho })),
  };
}
