import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

interface Espera {
  texto: string;
  /**
   * True while the list on screen belongs to an earlier text and the list for `texto` is loading.
   */
  enCamino: boolean;
  /** True where the list has at least one option. */
  hayOpciones: boolean;
  /**
   * Called for an Enter that was pressed too early, when the list for the text at which the person
   * pressed Enter is there: chooses the first option.
   */
  alLlegar: () => void;
}

/**
 * Returns a keydown listener for people who type faster than the list of options loads: it stops
 * Enter while the list for the typed text is loading, and `alLlegar` is called once that list has
 * arrived. A list that is on screen, but whose field does not yet point at an option, counts as
 * arrived: the list would ignore Enter. Where the person has moved to an option by an arrow key since
 * the last letter, Enter is not stopped. Add this listener in the capture phase, so that it runs
 * before the listener of the list.
 */
export function useEnterEnEspera({ texto, enCamino, hayOpciones, alLlegar }: Espera) {
  /** The field's text when Enter was pressed while the list was loading; null otherwise. */
  const enEspera = useRef<string | null>(null);
  /** The field's text when an arrow key was last pressed. */
  const recorrido = useRef<string | null>(null);
  const cumplir = useEffectEvent(() => {
    const loPidio = enEspera.current === texto;
    enEspera.current = null;
    if (loPidio) alLlegar();
  });
  useEffect(() => {
    if (!enCamino) cumplir();
  }, [enCamino]);

  return (evento: KeyboardEvent) => {
    if (hayOpciones && (evento.key === 'ArrowDown' || evento.key === 'ArrowUp')) {
      recorrido.current = texto;
      enEspera.current = null;
    }
    if (evento.key !== 'Enter' || recorrido.current === texto) return;
    if (!enCamino && !(hayOpciones && esCampoSinSenalar(evento.target))) return;
    evento.preventDefault();
    evento.stopPropagation();
    if (enCamino) enEspera.current = texto;
    else alLlegar();
  };
}

function esCampoSinSenalar(campo: EventTarget): boolean {
  return campo instanceof HTMLInputElement && !campo.hasAttribute('aria-activedescendant');
}
