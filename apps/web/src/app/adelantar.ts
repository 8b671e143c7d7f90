import type { Calls } from '@remanso/contract/endpoints';
import type { Adelanto } from '../lib/api/adelantos.ts';
import type { Ruta } from '../lib/direccion/rutas.ts';

type Lectura = { [L in keyof Calls]: L extends `GET ${infer P}` ? `/api${P}` : never }[keyof Calls];

/*
 * The first calls of a client's screen, made while its code is still on its way (decision 14). This
 * module is part of the page's first script, so it imports nothing; `e2e/arranque.spec.ts` fails
 * when a screen makes other calls.
 */
const PRIMEROS_PEDIDOS: { [R in Ruta]?: readonly (Lectura | `${Lectura}?${string}`)[] } = {
  '/reservas': ['/api/reservas/mias/resumen', '/api/config'],
  '/reservas/mis-reservas': [
    '/api/reservas/mias?cuando=proximas&page=0',
    '/api/reservas/mias?cuando=anteriores&page=0',
  ],
  '/reservas/nueva-reserva': [
    '/api/config',
    '/api/franjas/client/ventana',
    '/api/reservas/mias?cuando=proximas&size=100',
    '/api/reservas/mias?cuando=anteriores&page=0',
  ],
};

export function adelantar(ruta: string): void {
  const token = tokenGuardado();
  if (!token) return;
  globalThis.adelantos = new Map(
    PRIMEROS_PEDIDOS[ruta as Ruta]?.map((url) => [url, pedir(url, token)]),
  );
}

function pedir(url: string, token: string): Adelanto {
  const control = new AbortController();
  const respuesta = fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: control.signal,
  });
  // Whoever uses the response handles its failure; an unused response must not be an unhandled
  // rejection.
  respuesta.catch(() => {});
  return { token, pedidoEn: performance.now(), respuesta, control };
}

function tokenGuardado(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}
