// Runs every suite, or those that its arguments name: `npm test -- unit integration`.
import { TEST_SUITES } from './test-suites.ts';

type Row = { name: string; passed: number; failed: number; seconds: number };

const names = selectSuites(process.argv.slice(2));
const rows: Row[] = [];
for (const name of names) rows.push(await runSuite(name));
printSummary(rows);
process.exitCode = rows.every((row) => row.failed === 0) ? 0 : 1;

function selectSuites(wanted: string[]): string[] {
  const all = Object.keys(TEST_SUITES);
  const unknown = wanted.find((word) => !all.some((name) => name.startsWith(word)));
  if (unknown) {
    console.error(`There is no suite '${unknown}', only: ${all.join(', ')}.`);
    process.exit(1);
  }
  return wanted.length ? all.filter((name) => wanted.some((word) => name.startsWith(word))) : all;
}

async function runSuite(name: string): Promise<Row> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = performance.now();
  const tally = await TEST_SUITES[name]?.().catch((error: Error) => {
    console.error(`✗ ${name}: ${error.message}`);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - started) / 1000;
  return { name, passed: tally?.passed ?? 0, failed: tally?.failed ?? 1, seconds };
}

function printSummary(all: Row[]): void {
  const sum = (key: 'passed' | 'failed' | 'seconds') => all.reduce((n, row) => n + row[key], 0);
  console.log(`\n${'suite'.padEnd(22)} passed  failed  seconds`);
  for (const { name, passed, failed, seconds } of all) {
    const cells = [String(passed).padStart(6), String(failed).padStart(6), seconds.toFixed(1)];
    console.log(`${name.padEnd(22)} ${cells[0]}  ${cells[1]}  ${cells[2]?.padStart(7)}`);
  }
  console.log(`${'all'.padEnd(38)} ${sum('seconds').toFixed(1).padStart(7)}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
