import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { StoredSession } from '../sign-in.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

/**
 * The medians over the runs of a page. Scores go from 0 to 100; `lcp` and `tbt` are milliseconds.
 */
export interface Measured {
  scores: Scores;
  lcp: number;
  cls: number;
  tbt: number;
  /** The bytes that came over the network, compressed. */
  bytes: number;
}

interface Options {
  url: string;
  session: StoredSession | undefined;
  runs: number;
  /** The folder in which each run creates an empty browser profile. */
  profiles: string;
}

const PORT = 9_333;

/**
 * Measures a page as the first visit of a phone: Lighthouse simulates slow 4G and a processor four
 * times slower.
 */
export async function measureRoute(options: Options): Promise<Measured> {
  const runs: Result[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await measureOnce(options));
  const median = (read: (result: Result) => number) =>
    runs.map(read).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] as number;
  const score = (category: string) =>
    median(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? 0);
  return {
    scores: Object.fromEntries(CATEGORIES.map((each) => [each, score(each)])) as Scores,
    lcp: audit('largest-contentful-paint'),
    cls: audit('cumulative-layout-shift'),
    tbt: audit('total-blocking-time'),
    bytes: audit('total-byte-weight'),
  };
}

async function measureOnce({ url, session, profiles }: Options): Promise<Result> {
  const browser = await chromium.launchPersistentContext(mkdtempSync(join(profiles, 'perfil-')), {
    executablePath: findChromium() ?? '',
    args: [
      `--remote-debugging-port=${PORT}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
    if (session) await keepSession(await browser.newPage(), url, session);
    const answer = await lighthouse(url, {
      port: PORT,
      // By default Lighthouse clears local storage, which contains the session.
      disableStorageReset: true,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (!answer) throw new Error(`Lighthouse answered nothing for ${url}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * Stores a session in local storage, from a page of the same origin (/robots.txt) that loads
 * nothing of the app.
 */
async function keepSession(page: Page, url: string, session: StoredSession): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await page.close();
}
