// Measures what five screens cost a phone with an empty cache: `npm run bench:coldstart [-- --runs
// 5] [--beside /folder]`. `--beside` names the folder of another version, already built; the two
// versions are then measured in turns. Prints medians.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { stopChild } from '../child-process.ts';
import { signIn, type StoredSession } from '../sign-in.ts';
import { startDemo } from '../start-app.ts';
import { startScreen, type Start } from './start-screen.ts';

const SCREENS = [
  { route: '/login', as: 'nadie' },
  { route: '/reservas', as: 'cliente' },
  { route: '/reservas/mis-reservas', as: 'cliente' },
  { route: '/reservas/nueva-reserva', as: 'cliente' },
  { route: '/dashboard', as: 'admin' },
] as const;

interface Version {
  name: string;
  origin: string;
  sessions: Record<(typeof SCREENS)[number]['as'], StoredSession | undefined>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } },
});
const folder = mkdtempSync(join(tmpdir(), 'remanso-coldstart-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const started = [await startDemo(join(folder, 'this'))];
if (values.beside) started.push(await startDemo(join(folder, 'beside'), values.beside));
const versions: Version[] = [];
for (const [index, { port }] of started.entries()) {
  versions.push(await signInto(`http://127.0.0.1:${port}`, index === 0 ? 'this' : 'beside'));
}
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});

console.log('| screen | version | thread ms | scripts ms | KB | requests |');
console.log('| --- | --- | --: | --: | --: | --: |');
for (const { route, as } of SCREENS) {
  if (positionals.length > 0 && !positionals.includes(route)) continue;
  const starts = new Map(versions.map((version) => [version, [] as Start[]]));
  // The first start of each version is not counted, because the server reads its files from disk
  // then.
  for (let run = 0; run <= Number(values.runs); run += 1) {
    for (const [{ origin, sessions }, measured] of starts) {
      const start = await startScreen(browser, { origin, route, session: sessions[as] });
      if (run > 0) measured.push(start);
    }
  }
  for (const [{ name }, measured] of starts) console.log(row(route, name, measured));
}
await browser.close();
for (const { child } of started) await stopChild(child);
process.exit();

async function signInto(origin: string, name: string): Promise<Version> {
  return {
    name,
    origin,
    sessions: {
      nadie: undefined,
      cliente: await signIn(origin, 'cliente1@ejemplo.com'),
      admin: await signIn(origin, 'admin@remanso.local'),
    },
  };
}

function row(route: string, name: string, measured: readonly Start[]): string {
  const median = (read: (start: Start) => number) =>
    measured.map(read).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] as number;
  const cells = [
    Math.round(median(({ thread }) => thread)),
    Math.round(median(({ script }) => script)),
    (median(({ bytes }) => bytes) / 1000).toFixed(1),
    median(({ requests }) => requests),
  ];
  return `| \`${route}\` | ${name} | ${cells.join(' | ')} |`;
}
