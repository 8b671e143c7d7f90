// Changes the pure rules a little at a time, and tells which changes no test notices: `npm run
// mutation [-- FILE …]`. With `--save` the score is added to the series of scores (bench/results).
// A run takes minutes, and is no part of `npm test`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { saveResult, type Figures } from '../../bench/save-result.ts';
import { runCommand } from '../run-command.ts';

const CONFIG = 'scripts/mutation/stryker.config.json';
const REPORT = '.cache/mutation.json';
/**
 * The statuses of a change that some test notices. A change with the status 'Ignored' counts
 * neither as noticed nor as unnoticed.
 */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean' } },
});
const only = positionals.length > 0 ? ['--mutate', positionals.join()] : [];
rmSync(REPORT, { force: true });
const { code } = await runCommand(['stryker', 'run', CONFIG, ...only], {
  live: true,
  timeoutMinutes: 240,
});
if (!existsSync(REPORT)) process.exit(code || 1);
const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
saveResult('mutation', figuresOf(report));
process.exit(code);

function figuresOf({ files }: Report): Figures {
  const figures = Object.fromEntries(
    Object.entries(files).map(([file, { mutants }]) => [file, countOf(mutants)]),
  );
  if (positionals.length > 0) return figures;
  return {
    'all files': countOf(Object.values(files).flatMap(({ mutants }) => mutants)),
    ...figures,
  };
}

function countOf(mutants: readonly { status: string }[]): Figures[string] {
  const count = (statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)];
  return { noticed, unnoticed, score: (100 * noticed) / Math.max(1, noticed + unnoticed) };
}
