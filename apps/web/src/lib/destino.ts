import type { Rol } from '@remanso/contract/usuarios.contract';
import type { Destino } from './rutas.ts';

/*
 * Where a session leads.
 */

export const PANEL = { ADMIN: '/dashboard', CLIENT: '/reservas' } as const satisfies Record<
  Rol,
  Destino
>;

const TERRENO: Record<Rol, readonly string[]> = {
  ADMIN: [
    '/dashboard',
    '/configuracion-inicial',
    '/configuracion-horarios',
    '/turnos',
    '/mi-cuenta',
  ],
  CLIENT: ['/reservas', '/turnos', '/mi-cuenta'],
};

/** What the login keeps in the history's state about where the person was going, and what that screen had noted there. */
export interface EstadoDeLogin {
  volver?: string;
  estado?: unknown;
  /** Of the account that was just created. */
  email?: string;
}

/** Back to where they were going if that is theirs to see, else to their panel. */
export function destinoTrasLogin(rol: Rol, estado: unknown): Destino {
  const volver = (estado as EstadoDeLogin | null)?.volver;
  const ruta = typeof volver === 'string' ? volver.split('?')[0] : undefined;
  const suyo = TERRENO[rol].some((raiz) => ruta === raiz || ruta?.startsWith(`${raiz}/`));
  return suyo ? (volver as Destino) : PANEL[rol];
}

/** What to note in the history on arriving there: for the screen that one came from, what it had noted. */
export function estadoTrasLogin(destino: Destino, estado: unknown): unknown {
  const login = estado as EstadoDeLogin | null;
  return destino === login?.volver ? login.estado : null;
}
