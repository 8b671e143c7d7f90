import type { BrowserContext, Page } from '@playwright/test';
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

/** Stores a session in each page that is opened from now on, before any script of the page runs. */
export function storeSession(
  pages: BrowserContext | Page,
  session: StoredSession,
): Promise<unknown> {
  return pages.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
}
