import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SOCKET_PORT } from './postgres-settings.ts';

/** The maximum length of a unix socket's path, in bytes. */
const LONGEST_PATH = 107;

export interface SocketFolder {
  /** The folder that contains the socket. `pg` takes this path as its `host`. */
  path: string;
  remove(): void;
}

/**
 * Returns a folder by which the cluster's unix socket can be opened: the cluster's own folder, or a
 * short symbolic link to it when the path of the socket would be longer than LONGEST_PATH.
 */
export function reachSocket(cluster: string): SocketFolder {
  const socket = join(cluster, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= LONGEST_PATH) return { path: cluster, remove: () => undefined };
  const parent = tmpdir().length > LONGEST_PATH / 2 ? '/tmp' : tmpdir();
  const link = join(mkdtempSync(join(parent, 'remanso-')), 'postgres');
  symlinkSync(cluster, link);
  return { path: link, remove: () => rmSync(dirname(link), { recursive: true, force: true }) };
}
