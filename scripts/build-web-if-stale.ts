import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const SOURCES = [
  'apps/web/**/*.*',
  'packages/contract/src/**/*.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
const STAMP = 'apps/web/dist/.remanso-build';

/** Builds apps/web unless its last build came from the same sources. Throws if the build fails. */
export async function buildWebIfStale({ force = false } = {}): Promise<void> {
  const wanted = hashSources();
  if (!force && readStamp() === wanted) return;
  console.log('Compilando la aplicación web…');
  // A NODE_ENV from outside would put React's development build in front of clients.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await runCommand(['vite', 'build'], { cwd: 'apps/web', env });
  if (code !== 0) throw new Error(`La aplicación web no compila:\n${output}`);
  writeFileSync(STAMP, wanted);
}

// The sources are compared by content, because a clone, a copy or a branch switch changes every
// date and nothing else.
function hashSources(): string {
  const hash = createHash('sha256');
  const exclude = ['apps/web/dist/**', '**/node_modules/**'];
  const files = globSync(SOURCES, { exclude }).filter((file) => statSync(file).isFile());
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}
