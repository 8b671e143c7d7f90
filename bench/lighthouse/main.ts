// Runs Lighthouse over every route of the built app, as a phone on a slow network: `npm run
// lighthouse [-- --runs 5] [/route …]`. Prints a table of medians, and fails where a score is below
// the one in `targets.ts`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopChild } from '../child-process.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startDemo } from '../start-app.ts';
import { CATEGORIES, measureRoute, type Measured } from './measure-route.ts';
import { signIn } from '../sign-in.ts';
import { TARGETS } from './targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, save: { type: 'boolean', default: false } },
});
const folder = mkdtempSync(join(tmpdir(), 'remanso-lighthouse-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const app = await startDemo(join(folder, 'datos'));
const origin = `http://127.0.0.1:${app.port}`;
const sessions = {
  nadie: undefined,
  cliente: await signIn(origin, 'cliente1@ejemplo.com'),
  admin: await signIn(origin, 'admin@remanso.local'),
};

console.log(
  '| route | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms | KB |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: |');
const figures: Figures = {};
let short = 0;
for (const { route, as, scores } of TARGETS) {
  if (positionals.length > 0 && !positionals.includes(route)) continue;
  const measured = await measureRoute({
    url: origin + route,
    session: sessions[as],
    runs: Number(values.runs),
    profiles: folder,
  });
  const { scores: own, ...rest } = measured;
  const name = `${route} (${as})`;
  figures[name] = { ...own, ...rest };
  console.log(row(name, measured));
  for (const category of CATEGORIES) {
    const wanted = scores[category];
    if (wanted === undefined || measured.scores[category] >= wanted) continue;
    short += 1;
    console.log(`  ${name}: ${category} ${measured.scores[category]} of ${wanted}`);
  }
}
await stopChild(app.child);
saveResult('lighthouse', figures);
process.exit(short > 0 ? 1 : 0);

function row(name: string, { scores, lcp, cls, tbt, bytes }: Measured): string {
  const cells = CATEGORIES.map((category) => scores[category]);
  return `| ${name} | ${[...cells, (lcp / 1000).toFixed(2), cls.toFixed(3), Math.round(tbt), Math.round(bytes / 1000)].join(' | ')} |`;
}
