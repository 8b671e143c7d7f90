import { QueryClient, notifyManager } from '@tanstack/react-query';
import { ErrorDeApi } from './ErrorDeApi.ts';
import { leerSesion, suscribir } from '../sesion/sesion.ts';
import { vencer } from '../vencimientos.ts';

const REINTENTOS = 2;

/**
 * Tells TanStack Query whether to repeat a failed request: true for failures that a bad connection
 * or a restarting server causes, false for a refusal by the server.
 */
export function convieneReintentar(fallos: number, error: Error): boolean {
  const pasajero = error instanceof ErrorDeApi && (error.status === 0 || error.status >= 500);
  return pasajero && fallos < REINTENTOS;
}

// TanStack Query reports results in a microtask here, so that the button of a mutation is disabled
// before a second click can come. By default the library reports results a task later.
notifyManager.setScheduler(queueMicrotask);

export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      // A query is not repeated while the device reports that there is no network. The query fails
      // at once, the screen says so, and `refetchOnReconnect` reads the data later.
      retry: (fallos, error) => navigator.onLine && convieneReintentar(fallos, error),
      staleTime: 15_000,
      // A query without a network ends in an error, on which the person can act. The query would
      // wait for ever in the library's default mode.
      networkMode: 'always',
      // Every query on screen is read again when the network comes back, even a fresh query,
      // because the data can be a stored copy. `networkMode: 'always'` turns `refetchOnReconnect`
      // off, so `refetchOnReconnect` is set here.
      refetchOnReconnect: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// The cache is cleared when another person logs in, because nobody is allowed to see the data of
// the person who was logged in before. What nobody in particular has read is read again.
let duenio = leerSesion().user?.id;
suscribir(() => {
  const { token, user } = leerSesion();
  if (token && user?.id === duenio) return;
  if (duenio !== undefined) consultas.clear();
  else if (user) void vencer(consultas, 'sesion');
  duenio = user?.id;
});
