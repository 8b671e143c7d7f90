import { useState } from 'react';
import type { CambioHecho, VentanaDelDia } from './ventanas.ts';

interface Abiertas {
  /** The id of the franja whose details are open. */
  detalles: number | null;
  /** The window over the details, or over the day. */
  encima: Exclude<VentanaDelDia, { que: 'detalles' }> | null;
  /** The last change of a booking, which the details tell. */
  hecho: CambioHecho | null;
}

export interface Ventanas extends Abiertas {
  abrir: (ventana: VentanaDelDia) => void;
  /** Closes this window, if it is open. */
  cerrar: (que: VentanaDelDia['que']) => void;
  contar: (hecho: CambioHecho) => void;
}

/**
 * Keeps the windows of the day: nothing else opens or closes one. At first the details of a franja
 * may be open.
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
