import { login } from '@remanso/contract/persona/auth.contract';
import { CONTRASENA } from '../apps/api/src/demo/poblar-centro.ts';
import { clientOf } from '../apps/api/test/support/client.ts';

export type StoredSession = Record<'token' | 'rol' | 'user', string>;

/**
 * Logs in a person of the demonstration. Returns the session as the web app stores it in local
 * storage.
 */
export async function signIn(origin: string, email: string): Promise<StoredSession> {
  const body = { email, password: CONTRASENA };
  const { token, rol, user } = await clientOf(origin).make(login, { body });
  return { token, rol, user: JSON.stringify(user) };
}
