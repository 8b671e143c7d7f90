import type { Previsualizacion } from './franjas.contract.ts';

/**
 * Returns every franja that stays outside the plan with its bookings, the earliest first: those that
 * a change puts there, and those that were there before.
 *
 * @example todosLosConflictos({ conflictos: [], deAntes: [] }) // []
 */
export function todosLosConflictos({
  conflictos,
  deAntes,
}: Pick<Previsualizacion, 'conflictos' | 'deAntes'>): Previsualizacion['conflictos'] {
  return [...conflictos, ...deAntes].toSorted((una, otra) =>
    una.franja.inicio < otra.franja.inicio ? -1 : 1,
  );
}
