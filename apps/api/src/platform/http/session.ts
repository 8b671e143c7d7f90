import { sinSesion } from '../errors.ts';
import type { Claims } from '../security/tokens.ts';

/**
 * The caller of a request, as the database has them at this moment; only the id comes from the
 * token.
 */
export interface Session {
  usuarioId: number;
  isAdmin: boolean;
  nombre: string;
  apellido: string;
  genero: 'MASCULINO' | 'FEMENINO' | 'OTROS';
}

/**
 * Returns whether a session may see what belongs to a person. Only the person and administrators
 * may; anybody else gets a 404.
 */
export function puedeVer({ isAdmin, usuarioId }: Session, deUsuarioId: number | null): boolean {
  return isAdmin || usuarioId === deUsuarioId;
}

/**
 * Returns whose token it is, and what it says. Throws a 401 for one that is missing, forged,
 * expired or void.
 */
export type Authenticate = (token: string | undefined) => Promise<Authenticated>;

export interface Authenticated {
  session: Session;
  claims: Claims;
}

export function readToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization);
  if (!match) throw sinSesion('Token inválido');
  return match[1];
}
