// Runs every suite but those of `npm run test:long`, or the suites that its arguments name (`npm test
// -- unit integration`), or the test files whose paths contain one of its arguments (`npm test --
// crear-reserva`).
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Tally } from './count-tests.ts';
import { provideMemoryFolder } from './provide-memory-folder.ts';
import { TEST_SUITES } from './test-suites.ts';

type Row = { name: string; seconds: number } & Required<Tally>;

// Node keeps compiled code in this folder: every suite loads the same programs and libraries.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
// Playwright keeps what it made of our TypeScript in this folder, and else in the temporary one,
// which is a new one in each run.
process.env['PWTEST_CACHE_DIR'] ??= resolve('.cache/playwright');

const selected = selectTests(process.argv.slice(2));
provideMemoryFolder();
const rows: Row[] = [];
for (const name of selected.names) rows.push(await runSuite(name, selected.words));
printSummary(rows);
process.exitCode = rows.every((row) => row.failed === 0) ? 0 : 1;

function selectTests(wanted: string[]): { names: string[]; words: string[] } {
  const all = Object.keys(TEST_SUITES);
  const named = all.filter((name) => wanted.some((word) => name.startsWith(word)));
  const words = wanted.filter((word) => !all.some((name) => name.startsWith(word)));
  if (words.length === 0) return { names: named.length > 0 ? named : all.filter(isShort), words };
  const holding = all.filter((name) => hasFile(name, words));
  if (holding.length > 0) return { names: holding, words };
  console.error(
    `No suite and no test file holds '${words.join("' or '")}'. Suites: ${all.join(', ')}.`,
  );
  process.exit(1);
}

/** Returns true for the suites that run where none is named: all but those of `npm run test:long`. */
function isShort(name: string): boolean {
  return !['long', 'accessibility'].includes(name);
}

function hasFile(name: string, words: readonly string[]): boolean {
  const { files, except = [] } = TEST_SUITES[name] ?? { files: [] };
  const found = globSync(files, { exclude: except });
  return found.some((file) => words.some((word) => file.includes(word)));
}

async function runSuite(name: string, words: readonly string[]): Promise<Row> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = performance.now();
  const tally = await TEST_SUITES[name]?.run(words).catch((error: Error) => ({
    passed: 0,
    failed: 1,
    failures: [`✗ ${name}: ${error.message}`],
  }));
  const seconds = (performance.now() - started) / 1000;
  return { name, seconds, passed: 0, failed: 1, failures: [], ...tally };
}

function printSummary(all: Row[]): void {
  const sum = (key: 'passed' | 'failed' | 'seconds') => all.reduce((n, row) => n + row[key], 0);
  for (const failure of all.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
  console.log(`\n${'suite'.padEnd(22)} passed  failed  seconds`);
  for (const { name, passed, failed, seconds } of all) {
    const cells = [String(passed).padStart(6), String(failed).padStart(6), seconds.toFixed(1)];
    console.log(`${name.padEnd(22)} ${cells[0]}  ${cells[1]}  ${cells[2]?.padStart(7)}`);
  }
  console.log(`${'all'.padEnd(38)} ${sum('seconds').toFixed(1).padStart(7)}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
