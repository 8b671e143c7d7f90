import { sinSesion } from '../errors.ts';

/** Who is calling, as the database says at this moment; nothing of it is taken from the token but the id. */
export interface Session {
  usuarioId: number;
  isAdmin: boolean;
  nombre: string;
  apellido: string;
  genero: 'MASCULINO' | 'FEMENINO' | 'OTROS';
}

/** What is one person's is shown to that person and to administrators; to others it is told to be missing. */
export function puedeVer({ isAdmin, usuarioId }: Session, deUsuarioId: number | null): boolean {
  return isAdmin || usuarioId === deUsuarioId;
}

/** Throws a 401 for a token that is missing, forged, expired or void. */
export type Authenticate = (token: string | undefined) => Promise<Session>;

export function readToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization);
  if (!match) throw sinSesion('Token inválido');
  return match[1];
}
