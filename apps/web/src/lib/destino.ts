import type { Rol } from '@remanso/contract/usuarios.rules';
import type { Destino } from './rutas.ts';

/*
 * The destination of a session after the login.
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

/** The history state of the login: where the person was going, and the state that its screen had there. */
export interface EstadoDeLogin {
  volver?: string;
  estado?: unknown;
  /** The e-mail of the account that was just created. */
  email?: string;
}

/** The destination after the login: where the person was going if their rol may see it, else their panel. */
export function destinoTrasLogin(rol: Rol, estado: unknown): Destino {
  const volver = (estado as EstadoDeLogin | null)?.volver;
  const ruta = typeof volver === 'string' ? volver.split('?')[0] : undefined;
  const suyo = TERRENO[rol].some((raiz) => ruta === raiz || ruta?.startsWith(`${raiz}/`));
  return suyo ? (volver as Destino) : PANEL[rol];
}

/** The history state for the destination: that of the screen the person came from, or null for another screen. */
export function estadoTrasLogin(destino: Destino, estado: unknown): unknown {
  const login = estado as EstadoDeLogin | null;
  return destino === login?.volver ? login.estado : null;
}
