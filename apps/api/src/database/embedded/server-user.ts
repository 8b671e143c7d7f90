import { chownSync, lchownSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NoUnprivilegedUserError } from './embedded.errors.ts';

/**
 * The account that runs PostgreSQL and owns its files; undefined when it is the account of this
 * process.
 */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * Returns the account that runs PostgreSQL when this process runs as root, because PostgreSQL
 * refuses to run as root: the owner of the existing cluster, or else an account without rights.
 */
export function findServerUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(cluster);
  return owner && owner.uid !== 0 ? owner : findUnprivilegedUser();
}

/** Gives a cluster to its account. After root has copied the folder, root owns all of it. */
export function giveCluster(cluster: string, user: ServerUser): void {
  if (!user || ownerOf(cluster)?.uid === user.uid) return;
  for (const entry of readdirSync(cluster, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  // The folder itself comes last, so that an interrupted start begins again with all of it.
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
  throw new NoUnprivilegedUserError();
}
