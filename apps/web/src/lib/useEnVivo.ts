import { useSyncExternalStore } from 'react';
import { estaEnVivo, suscribirAVivo } from './vivo.ts';

/** Returns whether the screens change by themselves, rather than every 30 seconds. */
export function useEnVivo(): boolean {
  return useSyncExternalStore(suscribirAVivo, estaEnVivo);
}
