import { useEffect, useRef } from 'react';
import { FORMULARIO_DE_PARTICIPANTES } from '../../../../entities/reserva/participantes.view.ts';

/**
 * Keeps a press on the button of step 2 that comes before the form of who has no session, whose code
 * is loaded apart. `guardar` is called with each press, and `mandar` once the form is there: it sends
 * the form where a press was kept. Leaving the step forgets the press.
 */
export function usePulsacionTemprana(enElPaso: boolean) {
  const guardada = useRef(false);
  useEffect(() => {
    if (!enElPaso) guardada.current = false;
  }, [enElPaso]);
  const formulario = () =>
    document.querySelector<HTMLFormElement>(`form#${FORMULARIO_DE_PARTICIPANTES}`);
  return {
    guardar(): null {
      guardada.current = formulario() === null;
      return null;
    },
    mandar(): void {
      if (guardada.current) formulario()?.requestSubmit();
      guardada.current = false;
    },
  };
}
