import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { navegar } from '../../../lib/navegacion.ts';

interface Anotado {
  /** The visit that is in the second step. */
  participantes?: string;
  confirmando?: boolean;
}

/**
 * The step of the booking. The second step, and the last question above it, are entries of the history, so that the
 * back button of a phone leads through them. An entry belongs to a visit, whose choices the tab keeps: without those
 * choices there is no step to return to.
 */
export function usePaso(visita: string) {
  const estado = useHistoryState<Anotado | null>();
  const enParticipantes = estado?.participantes === visita;
  const [huboCambio, setHuboCambio] = useState(enParticipantes);
  const [preguntado, setPreguntado] = useState(false);

  useEffect(() => {
    // After a reload or a new login the question is not asked out of the blue.
    const reloj = setTimeout(dejarDeConfirmar);
    return () => clearTimeout(reloj);
  }, []);

  return {
    enParticipantes,
    huboCambio,
    confirmando: preguntado && enParticipantes && estado.confirmando === true,
    avanzar: (fecha: string) => {
      setHuboCambio(true);
      anotar(fecha, { participantes: visita });
    },
    confirmar: (fecha: string) => {
      setPreguntado(true);
      anotar(fecha, { participantes: visita, confirmando: true });
    },
    dejarDeConfirmar,
    volver: () => history.back(),
  };
}

function anotar(fecha: string, state: Anotado): void {
  navegar(`/reservas/nueva-reserva?fecha=${fecha}`, { state });
}

let dejado: Anotado | null = null;

/**
 * Goes back from the question, once even if it is called twice: going back takes a moment, during which the history
 * still has the same entry.
 */
function dejarDeConfirmar(): void {
  const estado = history.state as Anotado | null;
  if (!estado?.confirmando || estado === dejado) return;
  dejado = estado;
  history.back();
}
