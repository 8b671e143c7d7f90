import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openClusterAccess } from './cluster-access.ts';
import { ClusterNotCreatedError } from './embedded.errors.ts';
import type { ServerUser } from './server-user.ts';
import { syncAncestors } from './sync-ancestors.ts';
import { syncPath } from './sync-path.ts';

/** The account of PostgreSQL's own that everything is done with. */
export const DATABASE_USER = 'remanso';

interface Options {
  binaries: string;
  /** Where the cluster is to be; it is not there yet. */
  cluster: string;
  user: ServerUser;
  password: string;
  /** Whether it must be on the disk before it is moved into place; a test's need not. */
  durable: boolean;
}

/**
 * Builds a cluster aside and moves it into place once all of it is on the disk, so that `cluster` either is not there
 * or is whole, whenever the power goes. The caller holds the lock of the folder.
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
 * Removes what first starts that were cut short have left. The initdb of one that was killed lives on for a moment: it
 * may add to a folder that is being removed, or remove from it, until it ends. So each start has a folder of its own.
 */
function removeUnfinished(cluster: string): void {
  const names = fs.readdirSync(dirname(cluster)).filter((name) => {
    return name.startsWith(`${basename(cluster)}.new`);
  });
  for (const name of names) {
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

/** A file without a name that `user` may read: initdb opens its standard input anew, with its own rights. */
function openSecret(path: string, secret: string, user: ServerUser): number {
  fs.rmSync(path, { force: true });
  fs.writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  if (user) fs.chownSync(path, user.uid, user.gid);
  const descriptor = fs.openSync(path, 'r');
  fs.unlinkSync(path);
  return descriptor;
}

/** initdb ends with what it removed; the cause stands before that. */
function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return lines.at(-1)?.trim() ?? output.trim();
}
