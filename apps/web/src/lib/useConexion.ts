import { useSyncExternalStore } from 'react';

/** False while the device reports that it has no network; true promises nothing. */
export function useConexion(): boolean {
  return useSyncExternalStore(suscribir, () => navigator.onLine);
}

function suscribir(oyente: () => void): () => void {
  addEventListener('online', oyente);
  addEventListener('offline', oyente);
  return () => {
    removeEventListener('online', oyente);
    removeEventListener('offline', oyente);
  };
}
