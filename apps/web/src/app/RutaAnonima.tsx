import type { ReactNode } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { destinoTrasLogin, estadoTrasLogin } from '../lib/direccion/destino.ts';
import { useSesion } from '../lib/sesion/useSesion.ts';
import { Redirigir } from './Redirigir.tsx';

/** Guards the screens for people without a session; whoever has one, or logs in, is redirected. */
export function RutaAnonima({ children }: { children: ReactNode }) {
  const { isAuthenticated, rol } = useSesion();
  const estado = useHistoryState<unknown>();
  if (!isAuthenticated) return children;
  const destino = destinoTrasLogin(rol, estado);
  return <Redirigir a={destino} state={estadoTrasLogin(destino, estado)} />;
}
