import type { Calls } from '@remanso/contract/endpoints';
import type { Adelanto } from '../lib/api/adelantos.ts';
import type { Ruta } from '../lib/direccion/rutas.ts';

type Lectura = { [L in keyof Calls]: L extends `GET ${infer P}` ? `/api${P}` : never }[keyof Calls];

/*
 * The calls that each screen of a client makes first. adelantar() sends them while the screen's
 * code is still loading (decision 14). This module is part of the page's first script, so it
 * imports nothing. `e2e/arranque.spec.ts` fails where a screen makes other calls.
 */
const PRIMEROS_PEDIDOS: { [R in Ruta]?: readonly (Lectura | `${Lectura}?${string}`)[] } = {
  '/reservas': [
    '/api/reservas/mias/resumen',
    '/api/config',
    '/api/franjas/client/ventana',
    '/api/reservas/mias?cuando=proximas&size=100',
    '/api/reservas/mias?cuando=anteriores&page=0',
  ],
  '/reservas/mis-reservas': [
    '/api/reservas/mias?cuando=proximas&size=100',
    '/api/reservas/mias?cuando=anteriores&page=0',
  ],
  '/reservas/nueva-reserva': [
    '/api/config',
    '/api/franjas/client/ventana',
    '/api/reservas/mias?cuando=proximas&size=100',
    '/api/reservas/mias?cuando=anteriores&page=0',
  ],
  '/reservas/cambiar-turno': [
    '/api/config',
    '/api/franjas/client/ventana',
    '/api/reservas/mias?cuando=proximas&size=100',
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
  // The code that uses the response handles its failure. The empty catch only prevents an unhandled
  // rejection where nobody uses the response.
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
