import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openClusterAccess } from './cluster-access.ts';
import { ClusterNotCreatedError } from './embedded.errors.ts';
import type { ServerUser } from './server-user.ts';
import { syncAncestors } from './sync-ancestors.ts';
import { syncPath } from './sync-path.ts';

/** The role inside PostgreSQL that owns the data and that the app connects as. */
export const DATABASE_USER = 'remanso';

interface Options {
  binaries: string;
  /** The path of the new cluster, which must not exist yet. */
  cluster: string;
  user: ServerUser;
  password: string;
  /**
   * True when the cluster must be on the disk before it is moved into place; a test's cluster need
   * not be.
   */
  durable: boolean;
}

/**
 * Builds a cluster beside its final place and moves it there once all of it is on the disk, so that
 * `cluster` is either absent or whole, whenever the power goes. The caller must hold the lock of
 * the folder.
 */
export function createCluster({ binaries, cluster, user, password, durable }: Options): void {
  try {
    removeUnfinished(cluster);
    const aside = fs.mkdtempSync(`${cluster}.new-`);
    if (user) fs.chownSync(aside, user.uid, user.gid);
    initialize({ binaries, aside, user, password, durable });
    fs.renameSync(aside, cluster);
    if (!durable) return;
    syncPath(dirname(cluster));
    syncAncestors(dirname(cluster));
  } catch (error) {
    throw new ClusterNotCreatedError(cluster, error);
  }
}

/**
 * Removes what first starts that were cut short have left. The initdb of one that was killed lives
 * on for a moment: it may add to a folder that is being removed, or remove from it, until it ends.
 * So each start has a folder of its own.
 */
function removeUnfinished(cluster: string): void {
  for (const name of fs.readdirSync(dirname(cluster))) {
    if (!name.startsWith(`${basename(cluster)}.new`)) continue;
    const path = join(dirname(cluster), name);
    while (fs.existsSync(path)) fs.rmSync(path, { recursive: true, force: true, maxRetries: 50 });
  }
}

type Initialization = Omit<Options, 'cluster'> & { aside: string };

function initialize({ binaries, aside, user, password, durable }: Initialization): void {
  const access = openClusterAccess(aside, user);
  const secret = openSecret(`${aside}.password`, password, user);
  try {
    const result = spawnSync(
      join(binaries, 'initdb'),
      [
        `--pgdata=${access.path}`,
        `--username=${DATABASE_USER}`,
        '--pwfile=/dev/stdin',
        '--auth=scram-sha-256',
        '--data-checksums',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        // An initdb that is killed would otherwise leave a file in /dev/shm for ever.
        '--set=dynamic_shared_memory_type=mmap',
        ...(durable ? [] : ['--no-sync']),
      ],
      {
        ...user,
        cwd: '/',
        encoding: 'utf8',
        stdio: [secret, 'pipe', 'pipe', access.descriptor ?? 'ignore'],
      },
    );
    if (result.status !== 0) throw result.error ?? new Error(lastLine(result.stderr));
  } finally {
    fs.closeSync(secret);
    access.close();
  }
}

/**
 * Opens a file without a name that `user` may read: initdb opens its standard input anew, with its
 * own rights.
 */
function openSecret(path: string, secret: string, user: ServerUser): number {
  fs.rmSync(path, { force: true });
  fs.writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  if (user) fs.chownSync(path, user.uid, user.gid);
  const descriptor = fs.openSync(path, 'r');
  fs.unlinkSync(path);
  return descriptor;
}

/**
 * Returns the cause of a failed initdb. The output ends with what initdb removed, so the last line
 * that reports an error is taken.
 */
function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return lines.at(-1)?.trim() ?? output.trim();
}
