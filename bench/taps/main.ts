// Measures the taps of a booking on a slow phone, each until the page is painted anew: `npm run
// bench:taps [-- --runs 5]`. Prints medians, and fails where a tap is painted after more than 200 ms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { stopChild } from '../child-process.ts';
import { median } from '../median.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { signIn } from '../sign-in.ts';
import { startDemo } from '../start-app.ts';
import { measureWalk, type Times } from './measure-walk.ts';

/** The time within which an answer to a tap counts as good (Interaction to Next Paint). */
const LIMIT_MS = 200;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, save: { type: 'boolean' } },
});
const folder = mkdtempSync(join(tmpdir(), 'remanso-taps-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const app = await startDemo(join(folder, 'datos'));
const origin = `http://127.0.0.1:${app.port}`;
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const walks: Map<string, Times>[] = [];
// Each walk is another client's, since a client may have only so many bookings.
for (let run = 1; run <= Number(values.runs); run += 1) {
  const session = await signIn(origin, `cliente${run}@ejemplo.com`);
  walks.push(await measureWalk(browser, { origin, session }));
}
await browser.close();
await stopChild(app.child);

console.log('| tap | ms to the next paint | ms to what it leads to |');
console.log('| --- | --: | --: |');
const figures: Figures = {};
let short = 0;
for (const name of walks[0]?.keys() ?? []) {
  const of = (read: (times: Times) => number) =>
    median(walks.map((walk) => read(walk.get(name) as Times)));
  const painted = of((times) => times.painted);
  const there = of((times) => times.there);
  figures[name] = { painted, there };
  console.log(`| ${name} | ${Math.round(painted)} | ${Math.round(there)} |`);
  if (painted > LIMIT_MS) short += 1;
}
saveResult('taps', figures);
process.exit(short > 0 ? 1 : 0);
