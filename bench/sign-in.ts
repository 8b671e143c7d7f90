import { login } from '@remanso/contract/persona/auth.contract';
import { CONTRASENA } from '../apps/api/src/demo/poblar-centro.ts';
import { clientOf } from '../apps/api/test/support/client.ts';

/** The parts of a session that the web app keeps in local storage. */
export type StoredSession = Record<'token' | 'rol' | 'user', string>;

/** Logs a person of the demonstration in. */
export async function signIn(origin: string, email: string): Promise<StoredSession> {
  const body = { email, password: CONTRASENA };
  const { token, rol, user } = await clientOf(origin).make(login, { body });
  return { token, rol, user: JSON.stringify(user) };
}
