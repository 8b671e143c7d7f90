import { useEffect } from 'react';
import { navegar } from '../lib/direccion/navegacion.ts';
import type { Destino } from '../lib/direccion/rutas.ts';

/** Navigates to `a` as soon as it is mounted, and replaces the current history entry. */
export function Redirigir({ a, state }: { a: Destino; state?: unknown }) {
  useEffect(() => navegar(a, { reemplazar: true, state }), [a, state]);
  return null;
}
