import type { Browser, Page } from '@playwright/test';
import { storeSession, type StoredSession } from './sign-in.ts';

/** Opens an empty page on a phone with an empty cache, with a session where one is given. */
export async function openPhone(
  browser: Browser,
  session: StoredSession | undefined,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
    serviceWorkers: 'block',
  });
  if (session) await storeSession(context, session);
  return context.newPage();
}
