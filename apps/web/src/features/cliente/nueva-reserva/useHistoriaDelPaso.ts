import { useLayoutEffect, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { LUGARES, type Lugar } from '../../../entities/reserva/avance/avance.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';

interface Anotado {
  /** The visit that is in the second step. */
  participantes?: string;
  confirmando?: boolean;
}

/**
 * The place that an entry of the history stands for. It belongs to a visit, whose choices the tab
 * keeps.
 */
export function lugarAnotado(estado: unknown, visita: string): Lugar {
  const anotado = estado as Anotado | null;
  if (anotado?.participantes !== visita) return 'eligiendo';
  return anotado.confirmando ? 'confirmando' : 'participantes';
}

interface Paso {
  visita: string;
  lugar: Lugar;
  /** The date that the address shows. */
  fecha: string | undefined;
  /**
   * Called when the person goes through the history; returns the place where the booking then is.
   */
  alIr: (lugar: Lugar) => Lugar;
}

/**
 * Keeps the history in step with the booking. The second step, and the last question above it, are
 * entries of the history, so that the back button of a phone leads through them.
 */
export function useHistoriaDelPaso({ visita, lugar, fecha, alIr }: Paso): void {
  const enHistoria = lugarAnotado(useHistoryState(), visita);
  const antes = useRef(enHistoria);
  // Going back takes a moment, during which the history still has the same entry.
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

  // The history is written before anything is painted, so that no press of the back button comes
  // between the two.
  useLayoutEffect(() => {
    const seMovio = enHistoria !== antes.current;
    antes.current = enHistoria;
    if (volviendo.current && !seMovio) return;
    const esDeOtro = seMovio && !volviendo.current;
    volviendo.current = false;
    ponerAlDia(esDeOtro ? alIr(enHistoria) : lugar);
    // oxlint-disable-next-line react/exhaustive-deps -- A movement is what these two tell.
  }, [enHistoria, lugar]);
}
