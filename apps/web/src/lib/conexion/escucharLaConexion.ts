import { onlineManager } from '@tanstack/react-query';
import { alCambiarLaConexion } from './useConexion.ts';

/**
 * Tells the library of the network from now on. By itself it assumes one until it hears of losing
 * it, and listens only once a screen is there; but a page can be opened without a network, and lose
 * or find one before that.
 */
export function escucharLaConexion(): void {
  onlineManager.setEventListener((avisar) => {
    avisar(navigator.onLine);
    return alCambiarLaConexion(() => avisar(navigator.onLine));
  });
}
