import type { Browser, Page } from '@playwright/test';
import { storeSession, type StoredSession } from '../sign-in.ts';

export interface Visit {
  /**
   * The milliseconds from the click until the section's title is on screen and no skeleton or
   * spinner is left.
   */
  milliseconds: number;
  cls: number;
}

interface Where {
  origin: string;
  session: StoredSession;
}

/**
 * Adds up the layout shifts (CLS) of the page. The script is a text, because it runs in the page,
 * where the types of this file are unknown.
 */
const WATCH_JUMPS = `
  globalThis.jumps = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.jumps += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Opens the panel as in the morning: the browser's cache is empty, and the panel shows the day. */
export async function openPanel(browser: Browser, { origin, session }: Where): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
  });
  await storeSession(context, session);
  await context.addInitScript(WATCH_JUMPS);
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
  return page;
}

export async function measureSection(
  browser: Browser,
  { section, ...where }: Where & { section: string },
): Promise<Visit> {
  const page = await openPanel(browser, where);
  // The panel opens on 'Turnos del Día'. To measure a click that leads there, start from another
  // section.
  if (section === 'Turnos del Día') {
    await page.goto(`${where.origin}/dashboard/configuracion`, { waitUntil: 'networkidle' });
  }
  const panel = page.getByRole('navigation', { name: 'Panel de administración' });
  const link = panel.getByRole('link', { name: section });
  await link.scrollIntoViewIfNeeded();
  const begun = performance.now();
  await link.click();
  await panel.locator('[aria-current=page]', { hasText: section }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Waits until the page has no skeleton (.esqueleto) and no spinner (.giro) left. Counting them by
  // waitForFunction is not possible: the content policy forbids code that comes as text.
  await page.locator('.esqueleto, .giro').first().waitFor({ state: 'detached' });
  const milliseconds = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  const cls = await page.evaluate<number>('globalThis.jumps');
  await page.context().close();
  return { milliseconds, cls };
}
