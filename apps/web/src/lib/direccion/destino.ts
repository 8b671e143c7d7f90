import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { publicoDe, type Destino, type Publico } from './rutas.ts';

/*
 * The destination of a session after the login.
 */

export const PANEL = {
  ADMIN: '/dashboard',
  RECEPCION: '/dashboard',
  CLIENT: '/reservas',
} as const satisfies Record<Rol, Destino>;

/** Whom a login may lead to a screen, by whose it is. */
const LLEVA: Record<Publico, readonly Rol[]> = {
  acceso: [],
  cliente: ['CLIENT'],
  todos: ['CLIENT', 'RECEPCION', 'ADMIN'],
  panel: ['RECEPCION', 'ADMIN'],
  comienzo: ['ADMIN'],
};

/**
 * The history state of the login: where the person was going, and the state that its screen had
 * there.
 */
export interface EstadoDeLogin {
  volver?: string;
  estado?: unknown;
  /** The e-mail that was typed on the screen before. */
  email?: string | undefined;
  /** True where the account was just created, and could not be logged in. */
  creada?: boolean;
}

/**
 * Moves where the person was going from the address into the history state of the login: the
 * landing is another document, which can leave it nowhere else.
 */
export function tomarDestino(): void {
  const volver = new URLSearchParams(location.search).get('volver');
  if (volver && location.pathname === '/login') history.replaceState({ volver }, '', '/login');
}

/**
 * The destination after the login: where the person was going if their rol may see it, else their
 * panel.
 */
export function destinoTrasLogin(rol: Rol, estado: unknown): Destino {
  const volver = (estado as EstadoDeLogin | null)?.volver;
  if (typeof volver !== 'string') return PANEL[rol];
  const publico = publicoDe(volver.replace(/\/*(\?.*)?$/, ''));
  return publico && LLEVA[publico].includes(rol) ? (volver as Destino) : PANEL[rol];
}

/**
 * The history state for the destination: that of the screen the person came from, or null for
 * another screen.
 */
export function estadoTrasLogin(destino: Destino, estado: unknown): unknown {
  const login = estado as EstadoDeLogin | null;
  return destino === login?.volver ? login.estado : null;
}
