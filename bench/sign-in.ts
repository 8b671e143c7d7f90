import { CONTRASENA } from '../apps/api/src/demo/poblar-centro.ts';

/** The parts of a session that the web app keeps in local storage. */
export type StoredSession = Record<'token' | 'rol' | 'user', string>;

/** Logs a person of the demonstration in. */
export async function signIn(origin: string, email: string): Promise<StoredSession> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: CONTRASENA }),
  });
  if (!answer.ok) throw new Error(`Nobody logs in as ${email}: ${answer.status}`);
  const { token, rol, user } = (await answer.json()) as {
    token: string;
    rol: string;
    user: object;
  };
  return { token, rol, user: JSON.stringify(user) };
}
