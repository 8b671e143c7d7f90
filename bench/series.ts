// Prints the saved series of the benches: `npm run bench:series [-- lists window]`. Prints the
// first value and the last two values of each figure, each with its date and commit.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Figures } from './save-result.ts';

interface Result {
  date: string;
  commit: string;
  figures: Figures;
}

const wanted = process.argv.slice(2);
for (const file of globSync(path.join(import.meta.dirname, 'results/*.jsonl')).toSorted()) {
  const bench = path.basename(file, '.jsonl');
  if (wanted.length === 0 || wanted.includes(bench)) print(bench, readResults(file));
}

function readResults(file: string): Result[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Result);
}

function print(bench: string, results: Result[]): void {
  console.log(`\n${bench}`);
  const last = results.at(-1);
  for (const [row, columns] of Object.entries(last?.figures ?? {})) {
    console.log(`  ${row}`);
    for (const name of Object.keys(columns)) {
      const points = results.flatMap((result) => pointOf(result, row, name) ?? []);
      console.log(
        `    ${name.padEnd(20)} ${[...points.slice(0, 1), ...points.slice(1).slice(-2)].join('  →  ')}`,
      );
    }
  }
}

function pointOf({ date, commit, figures }: Result, row: string, name: string) {
  const figure = figures[row]?.[name];
  return figure === undefined ? undefined : `${figure} (${date}, ${commit})`;
}
