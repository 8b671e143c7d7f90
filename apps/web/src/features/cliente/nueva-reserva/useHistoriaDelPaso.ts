import { useLayoutEffect, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { LUGARES, type Lugar } from '../../../entities/reserva/avance/avance.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';

interface Anotado {
  /** The id of the visit that is in step 2. */
  participantes?: string;
  confirmando?: boolean;
}

/** Returns the step that a history entry records; 'eligiendo' for an entry of another visit. */
export function lugarAnotado(estado: unknown, visita: string): Lugar {
  const anotado = estado as Anotado | null;
  if (anotado?.participantes !== visita) return 'eligiendo';
  return anotado.confirmando ? 'confirmando' : 'participantes';
}

interface Paso {
  visita: string;
  lugar: Lugar;
  /** The date of the chosen franja, for the address; undefined while no franja is chosen. */
  fecha: string | undefined;
  /** Called when the person goes back or forward; returns the step at which the booking then is. */
  alIr: (lugar: Lugar) => Lugar;
}

/**
 * Keeps the browser's history in step with the booking. Step 2, and the dialog that confirms, are
 * history entries, so that a phone's back button leads through them.
 */
export function useHistoriaDelPaso({ visita, lugar, fecha, alIr }: Paso): void {
  const enHistoria = lugarAnotado(useHistoryState(), visita);
  const antes = useRef(enHistoria);
  // Going back is asynchronous: meanwhile the history still has the same entry.
  const volviendo = useRef(false);

  function ponerAlDia(donde: Lugar): void {
    if (enHistoria === 'confirmando' && donde !== 'confirmando') {
      volviendo.current = true;
      history.back();
    } else if (LUGARES.indexOf(donde) > LUGARES.indexOf(enHistoria)) {
      const state: Anotado = { participantes: visita };
      if (donde === 'confirmando') state.confirmando = true;
      navegar(`/reservas/nueva-reserva?fecha=${fecha}`, { state });
    }
  }

  // The history is written before the new step is painted, so that the back button never acts on
  // the previous step.
  useLayoutEffect(() => {
    const seMovio = enHistoria !== antes.current;
    antes.current = enHistoria;
    if (volviendo.current && !seMovio) return;
    const esDeOtro = seMovio && !volviendo.current;
    volviendo.current = false;
    ponerAlDia(esDeOtro ? alIr(enHistoria) : lugar);
    // oxlint-disable-next-line react/exhaustive-deps -- Only a change of these two is a movement.
  }, [enHistoria, lugar]);
}
