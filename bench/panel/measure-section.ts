import type { Browser, Page } from '@playwright/test';
import type { StoredSession } from '../sign-in.ts';

export interface Visit {
  /** The time from the click until the section's title stands, and nothing waits any more. */
  milliseconds: number;
  cls: number;
}

interface Where {
  origin: string;
  session: StoredSession;
}

/** The script runs in the page, where this file's types do not reach. */
const WATCH_JUMPS = `
  globalThis.jumps = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.jumps += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/**
 * Opens a panel as it is found in the morning: with nothing in the browser's cache, and the day on
 * screen.
 */
export async function openPanel(browser: Browser, { origin, session }: Where): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
  });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
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
  // The panel opens with the day, so a click on that section comes from another one.
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
  // The section waits while any of these is left. A function sent as text could count them, but the
  // content policy allows none.
  await page.locator('.esqueleto, .giro').first().waitFor({ state: 'detached' });
  const milliseconds = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  const cls = await page.evaluate<number>('globalThis.jumps');
  await page.context().close();
  return { milliseconds, cls };
}
