import { createContext, use } from 'react';
import type { Sesion } from './sesion.ts';

export interface SesionEnPantalla extends Sesion {
  isAuthenticated: boolean;
  isAdmin: boolean;
  /**
   * The error text where the server could not answer which user the token belongs to; else null.
   * `revalidar` asks the server again.
   */
  errorDeUsuario: string | null;
  revalidar: () => void;
}

export const ContextoDeSesion = createContext<SesionEnPantalla | null>(null);

/**
 * Returns the session: who is logged in, and with which rol. The functions `abrirSesion` and
 * `cerrarSesion` of `sesion.ts` change it.
 */
export function useSesion(): SesionEnPantalla {
  const sesion = use(ContextoDeSesion);
  if (!sesion) throw new Error('useSesion needs a SesionProvider above it');
  return sesion;
}
