// Runs a program of the project in this process; scripts/run.sh has seen to what it needs installed.
// With --web it first builds the web app if its sources changed, with --chromium it sees to a browser.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './build-web-if-stale.ts';
import { provideChromium } from './provide-chromium.ts';

const PREPARATIONS: Record<string, () => Promise<void>> = {
  '--web': () => buildWebIfStale(),
  '--chromium': async () => {
    if (!provideChromium()) process.exit(1);
  },
};

stopWithParent();
const words = process.argv.slice(2);
for (let prepare = nextPreparation(); prepare; prepare = nextPreparation()) await prepare();
const [entry = '', ...args] = words;
const file = path.resolve(entry);
process.argv.splice(1, process.argv.length, file, ...args);
await import(pathToFileURL(file).href);

function nextPreparation(): (() => Promise<void>) | undefined {
  const prepare = PREPARATIONS[words[0] ?? ''];
  if (prepare) words.shift();
  return prepare;
}

/** An npm that is killed outright forwards no signal, but its child then gets another parent. */
function stopWithParent(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 1000).unref();
}
