import { QueryClient, notifyManager } from '@tanstack/react-query';
import { ErrorDeApi } from './ErrorDeApi.ts';
import { leerSesion, suscribir } from '../sesion/sesion.ts';

const REINTENTOS = 2;

/**
 * True for failures that a bad connection or a restarting server causes. A refusal is not tried
 * again.
 */
export function convieneReintentar(fallos: number, error: Error): boolean {
  const pasajero = error instanceof ErrorDeApi && (error.status === 0 || error.status >= 500);
  return pasajero && fallos < REINTENTOS;
}

// Results are reported in a microtask, so that the button of a mutation is disabled before a second
// click can come; by default they are reported a task later.
notifyManager.setScheduler(queueMicrotask);

export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      // Where the device knows that there is no network, the screen says so at once;
      // `refetchOnReconnect` tries again.
      retry: (fallos, error) => navigator.onLine && convieneReintentar(fallos, error),
      staleTime: 15_000,
      // Without a network a query must end in an error that the person can act on; by default it
      // would wait for ever.
      networkMode: 'always',
      // When the network comes back, everything on screen is read again, also what is not stale yet,
      // because it may be a stored copy. Set by hand, since `networkMode: 'always'` turns it off.
      refetchOnReconnect: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// The cache is cleared for another person, who must never be shown the data of the previous one.
let duenio = leerSesion().user?.id;
suscribir(() => {
  const { token, user } = leerSesion();
  if (token && user?.id === duenio) return;
  if (duenio !== undefined) consultas.clear();
  duenio = user?.id;
});
