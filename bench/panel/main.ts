// Measures the time from a click until a section of the panel can be used, for each section: `npm
// run bench:panel [-- --runs 5]`. Prints medians, and fails where a section takes more than a
// second or moves what is on screen (CLS).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { stopChild } from '../child-process.ts';
import { signIn } from '../sign-in.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startDemo } from '../start-app.ts';
import { fillWeek } from './fill-week.ts';
import { measureSection, openPanel, type Visit } from './measure-section.ts';

const LIMIT_MS = 1000;
const LIMIT_CLS = 0.02;
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, save: { type: 'boolean' } },
});
const folder = mkdtempSync(join(tmpdir(), 'remanso-panel-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const app = await startDemo(join(folder, 'datos'));
const origin = `http://127.0.0.1:${app.port}`;
const session = await signIn(origin, 'admin@remanso.local');
await fillWeek(origin, session.token);

const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const first = await openPanel(browser, { origin, session });
const links = first.getByRole('navigation', { name: 'Panel de administración' }).getByRole('link');
const sections = await links.allInnerTexts();
await first.context().close();

console.log('| section | ms from the click | CLS |');
console.log('| --- | --: | --: |');
const figures: Figures = {};
let short = 0;
for (const section of sections) {
  const visits: Visit[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    visits.push(await measureSection(browser, { origin, session, section }));
  }
  visits.sort((a, b) => a.milliseconds - b.milliseconds);
  const { milliseconds } = visits[Math.floor(visits.length / 2)] as Visit;
  const cls = Math.max(...visits.map((visit) => visit.cls));
  figures[section] = { ms: milliseconds, cls };
  console.log(`| ${section} | ${Math.round(milliseconds)} | ${cls.toFixed(3)} |`);
  if (milliseconds > LIMIT_MS || cls > LIMIT_CLS) short += 1;
}
await browser.close();
await stopChild(app.child);
saveResult('panel', figures);
process.exit(short > 0 ? 1 : 0);
