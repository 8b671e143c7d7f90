import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const SOURCES = [
  'apps/web/**/*.*',
  'docs/guia/**/*.md',
  'packages/contract/src/**/*.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
const STAMP = 'apps/web/dist/.remanso-build';

/** Builds apps/web, unless its last build had the same sources. Throws where the build fails. */
export async function buildWebIfStale({ force = false } = {}): Promise<void> {
  const wanted = hashSources();
  if (!force && readStamp() === wanted) return;
  console.log('Compilando la aplicación web…');
  // This overrides NODE_ENV of the environment, which could give clients React's development build.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await runCommand(['vite', 'build'], { cwd: 'apps/web', env });
  if (code !== 0) throw new Error(`La aplicación web no compila:\n${output}`);
  writeFileSync(STAMP, wanted);
}

// The sources are compared by content, not by date: a clone, a copy or a branch switch changes the
// date of every file.
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
