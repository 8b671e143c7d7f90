import type { Conflictos } from '@remanso/contract/franjas.contract';
import { useState } from 'react';
import { pendientesDe, type Resuelta } from './conflictos.view.ts';

/** The bookings that are in the way, and what was done about some of them. */
export function useResueltas(conflictos: Conflictos) {
  const [resueltas, setResueltas] = useState<readonly Resuelta[]>([]);
  return {
    resueltas,
    pendientes: pendientesDe(conflictos, resueltas),
    alResolver: (resuelta: Resuelta) => setResueltas((hechas) => [...hechas, resuelta]),
  };
}
