import { tienePermiso, type Rol } from '@remanso/contract/persona/usuarios.rules';
import { sinSesion } from '../errors.ts';
import type { Claims } from '../security/tokens.ts';

/**
 * The caller of a request, as the database has them at this moment; only the id comes from the
 * token.
 */
export interface Session {
  usuarioId: number;
  rol: Rol;
  /** True for administrators and the reception: the session sees and does what the desk does. */
  esDelMostrador: boolean;
  nombre: string;
  apellido: string;
  genero: 'MASCULINO' | 'FEMENINO' | 'OTROS';
}

export function createSession({
  id,
  ...persona
}: Omit<Session, 'usuarioId' | 'esDelMostrador'> & { id: number }): Session {
  return { ...persona, usuarioId: id, esDelMostrador: tienePermiso(persona.rol, 'mostrador') };
}

/**
 * Returns whether a session may see what belongs to a person. Only the person and the desk may;
 * anybody else gets a 404.
 */
export function puedeVer(
  { esDelMostrador, usuarioId }: Session,
  deUsuarioId: number | null,
): boolean {
  return esDelMostrador || usuarioId === deUsuarioId;
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
