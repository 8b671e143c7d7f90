import { useSyncExternalStore } from 'react';

/**
 * Returns false while the device reports that there is no network. True does not mean that the
 * server can be reached.
 */
export function useConexion(): boolean {
  return useSyncExternalStore(alCambiarLaConexion, () => navigator.onLine);
}

/**
 * Calls `oyente` when the device loses or finds a network. Returns the function that removes
 * `oyente`.
 */
export function alCambiarLaConexion(oyente: () => void): () => void {
  addEventListener('online', oyente);
  addEventListener('offline', oyente);
  return () => {
    removeEventListener('online', oyente);
    removeEventListener('offline', oyente);
  };
}
