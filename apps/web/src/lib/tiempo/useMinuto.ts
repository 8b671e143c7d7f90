import { useSyncExternalStore } from 'react';
import { ahora } from './reloj.ts';

/** The centre's present to the minute, `YYYY-MM-DDTHH:MM`, kept up to date. */
export function useMinuto(): string {
  return useSyncExternalStore(seguirReloj, minuto);
}

function minuto(): string {
  return ahora().slice(0, 16);
}

function seguirReloj(alAvanzar: () => void): () => void {
  // The clock is read every second, so as not to lag behind the clock on the wall; React renders
  // only when the minute changes.
  const reloj = setInterval(alAvanzar, 1000);
  return () => clearInterval(reloj);
}
