import type { Browser, Page } from '@playwright/test';
import { openPhone } from '../open-phone.ts';
import type { StoredSession } from '../sign-in.ts';
import { WALK } from './walk.ts';

/** The times of one tap, in milliseconds. */
export interface Times {
  /** The time until the page was painted anew, as the browser's Event Timing tells. */
  painted: number;
  /** The time until what the tap leads to was on screen, with its requests. */
  there: number;
}

/** The network that Lighthouse calls slow 4G: bytes a second, and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const SLOWDOWN = 4;

/**
 * Notes the longest event of each interaction in `globalThis.painted`. The script is a text, because
 * it runs in the page, where the types of this file are unknown.
 */
const NOTE_INTERACTIONS = `
  globalThis.painted = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) painted = Math.max(painted, duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Resolves when the browser has told of the events before the present frame. */
const NEXT_PAINT_TOLD =
  'new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told, 100))))';

/** Books as a phone whose processor is four times slower, on slow 4G. Returns the times by tap. */
export async function measureWalk(
  browser: Browser,
  { origin, session }: { origin: string; session: StoredSession },
): Promise<Map<string, Times>> {
  const page = await openSlowPhone(browser, session);
  await page.goto(`${origin}/reservas`);
  const times = new Map<string, Times>();
  for (const { name, what, leadsTo } of WALK) {
    const target = what(page);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate('globalThis.painted = 0');
    const begun = performance.now();
    await target.tap();
    await leadsTo(page).waitFor();
    const there = performance.now() - begun;
    await page.evaluate(NEXT_PAINT_TOLD);
    times.set(name, { painted: await page.evaluate<number>('painted'), there });
    if (name === 'Continuar') await page.getByLabel('Nombre del acompañante 1').fill('Sol');
  }
  await page.context().close();
  return times;
}

async function openSlowPhone(browser: Browser, session: StoredSession): Promise<Page> {
  const page = await openPhone(browser, session);
  await page.addInitScript(NOTE_INTERACTIONS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}
