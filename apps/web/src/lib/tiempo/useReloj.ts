import { useSyncExternalStore } from 'react';
import { ahora } from './reloj.ts';

/**
 * Returns the result of `decir` for the present momento, kept up to date. React renders only when
 * the result changes.
 */
export function useReloj<T extends string | number | boolean>(decir: (momento: string) => T): T {
  return useSyncExternalStore(seguirReloj, () => decir(ahora()));
}

function seguirReloj(alAvanzar: () => void): () => void {
  // The clock is read every second, so that the screen is at most a second behind the clock.
  const reloj = setInterval(alAvanzar, 1000);
  return () => clearInterval(reloj);
}
