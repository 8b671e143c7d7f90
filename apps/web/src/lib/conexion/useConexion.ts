import { useSyncExternalStore } from 'react';
import { alCambiarLaConexion } from './alCambiarLaConexion.ts';

/** False while the device reports that it has no network; true promises nothing. */
export function useConexion(): boolean {
  return useSyncExternalStore(alCambiarLaConexion, () => navigator.onLine);
}
