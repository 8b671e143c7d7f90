import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SOCKET_PORT } from './postgres-settings.ts';

/** The longest path of a socket, in bytes. */
const LONGEST_PATH = 107;

export interface SocketFolder {
  /** The folder of the socket, which `pg` takes as a host. */
  path: string;
  remove(): void;
}

/**
 * Returns a path by which the cluster's socket can be reached: the cluster's folder, or a short
 * link to it when that path is too long.
 */
export function reachSocket(cluster: string): SocketFolder {
  const socket = join(cluster, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= LONGEST_PATH) return { path: cluster, remove: () => undefined };
  const parent = tmpdir().length > LONGEST_PATH / 2 ? '/tmp' : tmpdir();
  const link = join(mkdtempSync(join(parent, 'remanso-')), 'postgres');
  symlinkSync(cluster, link);
  return { path: link, remove: () => rmSync(dirname(link), { recursive: true, force: true }) };
}
