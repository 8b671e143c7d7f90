import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { sinSesion } from '../../platform/errors.ts';
import { createSession, type Session } from '../../platform/http/session.ts';
import { hashOfSecret } from '../../platform/security/secret-token.ts';
import type { Limits } from '../../platform/security/limits.ts';
import { buscarPrograma } from './tokens.queries.ts';
import { anotarUso } from './tokens.repository.ts';

/** The parts that authenticate a program; `limits` counts its requests. */
export interface ParaProgramas {
  db: Executor;
  clock: Pick<Clock, 'instant'>;
  limits: Pick<Limits, 'program'>;
}

/**
 * Returns the session of a program: it acts as the desk does, for the administrator who made its
 * token. Throws 401 for a token that does not let in, and 429 after too many requests of a minute.
 */
export async function autenticarPrograma(
  { db, clock, limits }: ParaProgramas,
  token: string,
): Promise<Session> {
  const ahora = clock.instant();
  const programa = await buscarPrograma(db, { hash: hashOfSecret(token), ahora });
  if (!programa) throw sinSesion('Token inválido');
  const { tokenId, alcances, sinAnotar, ...persona } = programa;
  await limits.program.take(tokenId);
  if (sinAnotar) await anotarUso(db, tokenId, ahora);
  return { ...createSession({ ...persona, rol: 'RECEPCION' }), programa: { tokenId, alcances } };
}
