import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { syncAncestors, syncPath } from './data-folder.ts';
import { EmbeddedDatabaseError } from './embedded.errors.ts';
import { openClusterAccess, type ServerUser } from './server-user.ts';

/** The PostgreSQL role that owns the data. The app connects as this role. */
export const DATABASE_USER = 'remanso';

interface Options {
  binaries: string;
  /** The path of the new cluster, which must not exist yet. */
  cluster: string;
  user: ServerUser;
  password: string;
  /**
   * True when the files of the cluster must be synced to the disk before the cluster is moved into
   * place. Tests pass false to save time.
   */
  durable: boolean;
}

/**
 * Builds a cluster in a folder beside `cluster` and renames that folder to `cluster` once all files
 * are on the disk. So even after a power cut, `cluster` is either absent or complete. The caller
 * must hold the lock of the data folder (`lockDirectory`).
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
    throw new EmbeddedDatabaseError('CLUSTER_NOT_CREATED', { folder: cluster, cause: error });
  }
}

/**
 * Removes the folders that interrupted first starts left behind. When a starting process is killed,
 * its initdb runs on for a moment and may still add files to its folder or remove files from it.
 * The removal is repeated for this reason, and each start builds in a new folder.
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
        // An initdb that is killed would leave a file in /dev/shm for ever with the default setting.
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
 * Returns the descriptor of a file that contains the password, that `user` may read, and whose name
 * is already removed. initdb needs such a file because it reopens its standard input with the
 * rights of `user`.
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
 * Returns the cause of a failed initdb: the last line of the output that reports an error. The very
 * last lines only list the files that initdb removed.
 */
function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return lines.at(-1)?.trim() ?? output.trim();
}

/**
 * Throws an `EmbeddedDatabaseError` unless the files of the cluster are of the PostgreSQL major
 * version `expected`. Changes nothing.
 */
export function assertClusterVersion(cluster: string, expected: string): void {
  const folder = cluster;
  if (fs.existsSync(join(cluster, 'cluster')))
    throw new EmbeddedDatabaseError('FORMER_ENGINE', { folder });
  const found = readVersion(cluster);
  if (found !== expected)
    throw new EmbeddedDatabaseError('OTHER_MAJOR_VERSION', { folder, found, expected });
}

function readVersion(cluster: string): string {
  try {
    return fs.readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new EmbeddedDatabaseError('CLUSTER_DAMAGED', { folder: cluster, cause: error });
  }
}

/**
 * Sets a new password for DATABASE_USER, for when the password file is lost. No server may be
 * running on the cluster. Throws CLUSTER_DAMAGED where PostgreSQL fails.
 */
export function resetPassword({
  binaries,
  cluster,
  user,
  password,
}: Omit<Options, 'durable'>): void {
  const access = openClusterAccess(cluster, user);
  try {
    const result = spawnSync(
      join(binaries, 'postgres'),
      ['--single', '-D', access.path, 'postgres'],
      {
        ...user,
        cwd: '/',
        input: `alter role ${DATABASE_USER} password '${password}'\n`,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'pipe', access.descriptor ?? 'ignore'],
      },
    );
    if (result.status !== 0) {
      const cause = result.stderr;
      throw new EmbeddedDatabaseError('CLUSTER_DAMAGED', { folder: cluster, cause });
    }
  } finally {
    access.close();
  }
}
