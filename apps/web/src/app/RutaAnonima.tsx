import type { ReactNode } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { destinoTrasLogin, estadoTrasLogin } from '../lib/direccion/destino.ts';
import { useSesion } from '../lib/sesion/useSesion.ts';
import { Redirigir } from './Redirigir.tsx';

/**
 * Shows a screen that is only for people without a session. A person with a session is redirected,
 * and so is a person who logs in on that screen.
 */
export function RutaAnonima({ children }: { children: ReactNode }) {
  const { isAuthenticated, rol } = useSesion();
  const estado = useHistoryState<unknown>();
  if (!isAuthenticated) return children;
  const destino = destinoTrasLogin(rol, estado);
  return <Redirigir a={destino} state={estadoTrasLogin(destino, estado)} />;
}
