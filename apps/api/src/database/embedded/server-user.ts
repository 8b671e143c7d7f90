import {
  chownSync,
  closeSync,
  lchownSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded.errors.ts';

/**
 * The system account that runs PostgreSQL and owns its files. Undefined means the account of this
 * process.
 */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * Returns undefined unless this process runs as root. PostgreSQL refuses to run as root, so for
 * root returns the owner of the existing cluster, or else the account `postgres` or `nobody`.
 * Throws NO_UNPRIVILEGED_USER where the machine has neither account.
 */
export function findServerUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(cluster);
  return owner && owner.uid !== 0 ? owner : findUnprivilegedUser();
}

/**
 * Makes `user` the owner of all files of the cluster. Where root has copied the folder, for example
 * from another disk, root owns the copies and PostgreSQL could not open them.
 */
export function giveCluster(cluster: string, user: ServerUser): void {
  if (!user || ownerOf(cluster)?.uid === user.uid) return;
  for (const entry of readdirSync(cluster, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  // The owner of the folder itself is changed last: if the process dies before this line, the next
  // start changes the owner of all files again.
  chownSync(cluster, user.uid, user.gid);
}

function ownerOf(cluster: string): ServerUser {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

function findUnprivilegedUser(): ServerUser {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new EmbeddedDatabaseError('NO_UNPRIVILEGED_USER');
}

/** How a PostgreSQL program opens the folder of the cluster. */
export interface ClusterAccess {
  /** The value for the program's option `--pgdata`. */
  path: string;
  /**
   * The descriptor of the opened folder, which the caller passes to the program as descriptor 3.
   * Undefined when the program can open the folder by `path`.
   */
  descriptor: number | undefined;
  /** Closes the descriptor. The caller must call it once the program has been started. */
  close(): void;
}

/**
 * Opens the folder of the cluster for a program that runs as `user`. An unprivileged account cannot
 * reach a folder below /root by its path. But it can use the descriptor of a folder that root has
 * opened, under the name /proc/self/fd/3.
 */
export function openClusterAccess(cluster: string, user: ServerUser): ClusterAccess {
  if (!user) return { path: cluster, descriptor: undefined, close: () => undefined };
  const descriptor = openSync(cluster, 'r');
  return { path: '/proc/self/fd/3', descriptor, close: () => closeSync(descriptor) };
}
