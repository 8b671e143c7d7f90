import { chownSync, lchownSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NoUnprivilegedUserError } from './embedded.errors.ts';

/** Who runs PostgreSQL and owns its files; undefined for whoever runs this process. */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * Returns the account that runs PostgreSQL when this process is root's, because it refuses to run as root: the owner
 * of the cluster that is there, else one without rights.
 */
export function findServerUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(cluster);
  return owner && owner.uid !== 0 ? owner : findUnprivilegedUser();
}

/** Gives a cluster to its account, after a copy by root, who then owns all of it. */
export function giveCluster(cluster: string, user: ServerUser): void {
  if (!user || ownerOf(cluster)?.uid === user.uid) return;
  for (const entry of readdirSync(cluster, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  // The folder itself comes last: until then an interrupted start begins again.
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
