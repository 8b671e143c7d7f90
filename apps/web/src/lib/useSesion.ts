import { createContext, use } from 'react';
import type { Sesion } from './sesion.ts';

export interface SesionEnPantalla extends Sesion {
  isAuthenticated: boolean;
  isAdmin: boolean;
  /** Set when the server could not tell who holds the token; `revalidar` asks again. */
  errorDeUsuario: string | null;
  revalidar: () => void;
}

export const ContextoDeSesion = createContext<SesionEnPantalla | null>(null);

/** The session: who is logged in, as what. `abrirSesion` and `cerrarSesion` of `sesion.ts` change it. */
export function useSesion(): SesionEnPantalla {
  const sesion = use(ContextoDeSesion);
  if (!sesion) throw new Error('useSesion needs a SesionProvider above it');
  return sesion;
}
