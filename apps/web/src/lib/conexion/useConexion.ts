import { useSyncExternalStore } from 'react';

/** False while the device reports that it has no network; true promises nothing. */
export function useConexion(): boolean {
  return useSyncExternalStore(alCambiarLaConexion, () => navigator.onLine);
}

/** Calls the listener when the device loses its network or finds one; returns how to stop that. */
export function alCambiarLaConexion(oyente: () => void): () => void {
  addEventListener('online', oyente);
  addEventListener('offline', oyente);
  return () => {
    removeEventListener('online', oyente);
    removeEventListener('offline', oyente);
  };
}
