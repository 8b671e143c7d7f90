import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** The measured figures, by the row of the printed table and the name of the figure. */
export type Figures = Record<string, Record<string, number>>;

/**
 * Appends the figures of a bench, with the date, the commit and the machine, as a line to
 * `results/<bench>.jsonl`, if the command line contains `--save`. The commit ends with '+' where
 * files were changed; `load` is the machine's load average over the minute before.
 */
export function saveResult(bench: string, figures: Figures): void {
  if (!process.argv.includes('--save')) return;
  const line = {
    date: new Date().toISOString().slice(0, 10),
    commit: describeCommit(),
    machine: {
      cpu: cpus()[0]?.model,
      cores: availableParallelism(),
      node: process.version,
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    },
    figures: rounded(figures),
  };
  const file = join(import.meta.dirname, 'results', `${bench}.jsonl`);
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function describeCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return git('rev-parse', '--short=8', 'HEAD') + (changed ? '+' : '');
}

/** Rounds every figure to four digits: no measurement here is more exact. */
function rounded(figures: Figures): Figures {
  const round = (figure: number) => Number(figure.toPrecision(4));
  return Object.fromEntries(
    Object.entries(figures).map(([row, columns]) => [
      row,
      Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, round(value)])),
    ]),
  );
}
