import type { Adelanto } from '../lib/adelantos.ts';
import type { Ruta } from '../lib/rutas.ts';

/*
 * What a client's screen begins by asking the server, asked while its code is still on its way (decision 14). It
 * travels in the page's first script, so it imports nothing; `e2e/arranque.spec.ts` fails when a screen asks otherwise.
 */
const PRIMEROS_PEDIDOS: { [R in Ruta]?: readonly string[] } = {
  '/reservas': ['/api/reservas/mias/resumen', '/api/config'],
  '/reservas/mis-reservas': ['/api/reservas/mias?page=0'],
  '/reservas/nueva-reserva': ['/api/config', '/api/franjas/client/ventana'],
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
  // Whoever takes it is told; nobody has to.
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
