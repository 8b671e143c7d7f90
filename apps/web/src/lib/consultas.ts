import { QueryClient, notifyManager, onlineManager } from '@tanstack/react-query';
import { ErrorDeApi } from './ErrorDeApi.ts';
import { leerSesion, suscribir } from './sesion.ts';

const REINTENTOS = 2;

/** A refusal stays a refusal; only what a bad connection or a restarting server breaks is tried again. */
export function convieneReintentar(fallos: number, error: Error): boolean {
  const pasajero = error instanceof ErrorDeApi && (error.status === 0 || error.status >= 500);
  return pasajero && fallos < REINTENTOS;
}

// A button that sends is off before a second click can come: the default tells of a mutation only a task later.
notifyManager.setScheduler(queueMicrotask);

// It believes in a network until it hears that one went, and a page can be opened without.
onlineManager.setOnline(navigator.onLine);

export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      retry: convieneReintentar,
      staleTime: 15_000,
      // Offline must end in an error with a way on; the default would wait for ever.
      networkMode: 'always',
      // With that, nothing would be asked again when the network comes back; also what came a moment ago may be a copy.
      refetchOnReconnect: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// One person's data must never be shown to the next one.
let duenio = leerSesion().user?.id;
suscribir(() => {
  const { token, user } = leerSesion();
  if (token && user?.id === duenio) return;
  if (duenio !== undefined) consultas.clear();
  duenio = user?.id;
});
