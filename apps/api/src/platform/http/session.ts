import { tienePermiso, type Rol } from '@remanso/contract/persona/usuarios.rules';
import { COMIENZO_DE_TOKEN, type Alcance } from '@remanso/contract/sistema/tokens.rules';
import { sinSesion } from '../errors.ts';
import type { Claims } from '../security/tokens.ts';

/**
 * The person who makes a request. Only the id comes from the token; the other fields are read from
 * the database at each request.
 */
export interface Session {
  usuarioId: number;
  rol: Rol;
  /** True for administrators and the recepción, who see and do what the desk does. */
  esDelMostrador: boolean;
  nombre: string;
  apellido: string;
  genero: 'MASCULINO' | 'FEMENINO' | 'OTROS';
  /** The program that makes the request for the person; undefined where the person does. */
  programa?: Programa;
}

/** A program that makes requests with a token (rules §24). */
export interface Programa {
  tokenId: number;
  alcances: readonly Alcance[];
}

/**
 * Returns whether a program may read what a call of `alcance` answers. Writing includes no reading
 * (rules §24.3).
 */
export function leeLoQueEscribe({ alcances }: Programa, alcance: Alcance): boolean {
  return alcances.includes(alcance.replace(':escribir', ':leer') as Alcance);
}

/** Returns whether a caller may see what only `alcance` shows to programs. People may. */
export function veComo(programa: Programa | undefined, ...muestran: readonly Alcance[]): boolean {
  return !programa || muestran.some((alcance) => programa.alcances.includes(alcance));
}

/**
 * The person in whose name a request acts. The two fields decide what the request may see and which
 * rules apply to it. A companion on their own page acts in the name of the holder.
 */
export type Quien = Pick<Session, 'usuarioId' | 'esDelMostrador'>;

export function createSession({
  id,
  ...persona
}: Omit<Session, 'usuarioId' | 'esDelMostrador'> & { id: number }): Session {
  return { ...persona, usuarioId: id, esDelMostrador: tienePermiso(persona.rol, 'mostrador') };
}

/**
 * Returns whether a session may see what belongs to the person `deUsuarioId`: the person and the
 * desk may. The caller answers anybody else with 404.
 */
export function puedeVer(
  { esDelMostrador, usuarioId }: Quien,
  deUsuarioId: number | null,
): boolean {
  return esDelMostrador || usuarioId === deUsuarioId;
}

/**
 * Returns whether the account `usuarioId` is that of the person who makes the request. A program
 * has no account of its own.
 */
export function esPropia({ usuarioId: suyo, programa }: Session, usuarioId: number): boolean {
  return suyo === usuarioId && !programa;
}

/**
 * Returns the session of a token, and the claims of a person's. Throws 401 for a token that is
 * missing, forged, expired or void.
 */
export type Authenticate = (token: string | undefined) => Promise<Authenticated>;

export interface Authenticated {
  session: Session;
  /** Undefined for the token of a program. */
  claims?: Claims;
}

/** Returns whether a token is a program's. */
export function esDePrograma(token: string): boolean {
  return token.startsWith(COMIENZO_DE_TOKEN);
}

export function readToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|rmn_[\w-]{43})$/i.exec(authorization);
  if (!match) throw sinSesion('Token inválido');
  return match[1];
}
