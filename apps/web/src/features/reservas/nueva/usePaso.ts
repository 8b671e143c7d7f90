import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { claveDeIdempotencia } from '../../../lib/idempotencia.ts';
import { navegar } from '../../../lib/navegacion.ts';

/**
 * The second step is an entry of the history, so that a phone's back leads to the first one. It belongs to one visit:
 * what was chosen does not outlive a reload, and neither must the step.
 */
export function usePaso(fecha: string | null) {
  const [visita] = useState(claveDeIdempotencia);
  const [huboCambio, setHuboCambio] = useState(false);
  const estado = useHistoryState<{ participantes?: string } | null>();
  const aqui = `/reservas/nueva-reserva?fecha=${fecha ?? ''}` as const;
  return {
    enParticipantes: estado?.participantes === visita,
    huboCambio,
    avanzar: () => {
      setHuboCambio(true);
      navegar(aqui, { state: { participantes: visita } });
    },
    volver: () => history.back(),
    /** Back to the first step where there is nothing left to go on with. */
    deshacer: () => navegar(aqui, { reemplazar: true }),
  };
}
