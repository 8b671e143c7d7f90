import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** What was measured: for each row of the printed table, its figures by their names. */
export type Figures = Record<string, Record<string, number>>;

/**
 * Appends what a bench has measured to its series (`results/<bench>.jsonl`), where the command was
 * given `--save`: when, of which commit, and on what machine. The commit has a plus where files were
 * changed, and the load is what the machine had to do in the minute before.
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

/** Four digits say more than any of these measurements knows. */
function rounded(figures: Figures): Figures {
  const round = (figure: number) => Number(figure.toPrecision(4));
  return Object.fromEntries(
    Object.entries(figures).map(([row, columns]) => [
      row,
      Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, round(value)])),
    ]),
  );
}
