import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { openPhone } from '../open-phone.ts';
import type { StoredSession } from '../sign-in.ts';

/**
 * The cost of a screen on a phone with an empty cache, until the screen is complete and has no
 * request under way.
 */
export interface Start {
  /** The processor time of the page's main thread, in milliseconds. */
  thread: number;
  /** The part of `thread` in which scripts ran, in milliseconds. */
  script: number;
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
 * Opens a screen in a new browser context, with an empty cache and its own renderer process. Times
 * are measured on the main thread's own clock (threadTicks), which stands still while other
 * programs use the processor.
 */
export async function startScreen(
  browser: Browser,
  { origin, route, session }: Screen,
): Promise<Start> {
  const page = await openPhone(browser, session);
  const cdp = await page.context().newCDPSession(page);
  const { came, quiet } = await watchNetwork(cdp);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + route);
  await quiet();
  const { metrics } = await cdp.send('Performance.getMetrics');
  // The check that the screen is complete comes after the metrics are read, because the check takes
  // time on the page's main thread.
  const titles = await page.locator('h1').count();
  const missing = await page.locator('.esqueleto, .giro').count();
  if (titles === 0 || missing > 0) throw new Error(`${route} does not stand yet`);
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  await page.context().close();
  return { thread: read('TaskDuration') * 1000, script: read('ScriptDuration') * 1000, ...came };
}

interface Network {
  came: Pick<Start, 'bytes' | 'requests'>;
  /**
   * Resolves once the page has had no request under way for QUIET_MS, apart from the stream of
   * events.
   */
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
