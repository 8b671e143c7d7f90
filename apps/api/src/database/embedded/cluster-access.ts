import { closeSync, openSync } from 'node:fs';
import type { ServerUser } from './server-user.ts';

/** How a program of PostgreSQL's is told of the cluster's folder. */
export interface ClusterAccess {
  /** What `--pgdata` holds. */
  path: string;
  /** The open folder, to be passed as the program's descriptor 3; undefined when its path is enough. */
  descriptor: number | undefined;
  /** The caller must close it once the program has been started. */
  close(): void;
}

/**
 * An account without rights cannot walk through a folder such as /root to the data inside it. A folder that root
 * has opened it may use all the same, under the name that Linux gives to its descriptor.
 */
export function openClusterAccess(cluster: string, user: ServerUser): ClusterAccess {
  if (!user) return { path: cluster, descriptor: undefined, close: () => undefined };
  const descriptor = openSync(cluster, 'r');
  return { path: '/proc/self/fd/3', descriptor, close: () => closeSync(descriptor) };
}
