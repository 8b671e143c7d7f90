// Releases what is committed: `npm run release -- 0.2.0` closes the Unreleased part of
// CHANGELOG.md, writes the version, saves the API as the released one, commits all of this and tags
// the commit.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { writeReleasedApi } from './api/released-api.ts';
import { shapeOfApi } from './api/shape-of-api.ts';

const CHANGELOG = 'CHANGELOG.md';
const OPEN = '## Unreleased\n';
const LOCK = 'package-lock.json';
const PACKAGES = ['package.json', ...globSync('{apps,packages}/*/package.json')];

type Lock = { version: string; packages: Record<string, { version: string }> };

const [version = ''] = process.argv.slice(2);
const current = versionIn('package.json');
const changelog = readFileSync(CHANGELOG, 'utf8');
const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

const today = new Date().toISOString().slice(0, 10);
writeFileSync(CHANGELOG, changelog.replace(OPEN, `${OPEN}\n## ${version} (${today})\n`));
for (const file of PACKAGES) replaceVersion(file);
replaceVersionsInLock();
writeReleasedApi(shapeOfApi());
writeFileSync('docs/api-changes.json', '{}\n');
git('commit', '--all', '--message', `release: ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Remanso ${version}`);

function findProblem(): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Which version? npm run release -- 0.2.0';
  if (compare(version, current) <= 0) return `${version} does not come after ${current}.`;
  if (git('status', '--porcelain')) return 'There is what nobody has committed.';
  const [, open = ''] = changelog.split(OPEN);
  if (!open.split('\n## ')[0]?.includes('\n- ')) return `${CHANGELOG}: nothing is unreleased.`;
  return undefined;
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function replaceVersion(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(`"version": "${current}"`, `"version": "${version}"`));
}

/** Writes the version of the project and of its packages into the lock file. */
function replaceVersionsInLock(): void {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8')) as Lock;
  lock.version = version;
  for (const file of PACKAGES) {
    const row = lock.packages[file.replace(/\/?package\.json$/, '')];
    if (row) row.version = version;
  }
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' });
}
