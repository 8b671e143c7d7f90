import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import type { StoredSession } from '../sign-in.ts';

/** What a screen costs a phone that has nothing of it, until it stands and asks for nothing more. */
export interface Start {
  /** The time in milliseconds that the page's main thread was busy. */
  thread: number;
  /** The part of that time in which scripts ran. */
  script: number;
  /** The bytes that came over the network. */
  bytes: number;
  requests: number;
}

export interface Screen {
  origin: string;
  route: string;
  session: StoredSession | undefined;
}

const QUIET_MS = 500;

/**
 * Starts a screen in a browser context of its own, which has no cache and a renderer of its own.
 * The thread's own clock stands still while other programs have the processor.
 */
export async function startScreen(
  browser: Browser,
  { origin, route, session }: Screen,
): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
    serviceWorkers: 'block',
  });
  if (session) {
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, session);
  }
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const { came, quiet } = await watchNetwork(cdp);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + route);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('.esqueleto, .giro').first().waitFor({ state: 'detached' });
  await quiet();
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  await context.close();
  return { thread: read('TaskDuration') * 1000, script: read('ScriptDuration') * 1000, ...came };
}

interface Network {
  came: Pick<Start, 'bytes' | 'requests'>;
  /** Resolves once nothing has been under way for a while, but for the stream of events. */
  quiet: () => Promise<void>;
}

async function watchNetwork(cdp: CDPSession): Promise<Network> {
  const came = { bytes: 0, requests: 0 };
  const underWay = new Set<string>();
  let latest = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.endsWith('/api/eventos')) underWay.add(requestId);
  });
  const end = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId);
    latest = performance.now();
  };
  cdp.on('Network.loadingFailed', end);
  cdp.on('Network.loadingFinished', (event) => {
    end(event);
    came.bytes += event.encodedDataLength;
    came.requests += 1;
  });
  await cdp.send('Network.enable');
  return {
    came,
    async quiet() {
      while (underWay.size > 0 || performance.now() - latest < QUIET_MS) await sleep(QUIET_MS / 10);
    },
  };
}
