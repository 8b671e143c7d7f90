import { onlineManager } from '@tanstack/react-query';
import { alCambiarLaConexion } from './useConexion.ts';

/**
 * Makes TanStack Query follow the browser's online and offline events from now on. The library
 * starts to listen only when a screen is there, and until then assumes a network. But a page can be
 * opened without a network, and the network can change before the first screen of the page.
 */
export function escucharLaConexion(): void {
  onlineManager.setEventListener((avisar) => {
    avisar(navigator.onLine);
    return alCambiarLaConexion(() => avisar(navigator.onLine));
  });
}
