import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

interface Espera {
  texto: string;
  /** True while the list still answers to an earlier text. */
  enCamino: boolean;
  /** True where there is something to point at. */
  hayOpciones: boolean;
  /** Called once the list has come for the text at which Enter was pressed. */
  alLlegar: () => void;
}

/**
 * Returns what holds Enter back while a list is on its way, for who types faster than the answers
 * come; what the arrow keys have pointed at since the last letter is chosen as it stands. It goes
 * where the keys are captured, before the list sees them.
 */
export function useEnterEnEspera({ texto, enCamino, hayOpciones, alLlegar }: Espera) {
  /** The text that Enter was pressed at before its list had come. */
  const enEspera = useRef<string | null>(null);
  /** The text that the arrow keys were last pressed at. */
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
    if (evento.key !== 'Enter' || !enCamino || recorrido.current === texto) return;
    evento.preventDefault();
    evento.stopPropagation();
    enEspera.current = texto;
  };
}
