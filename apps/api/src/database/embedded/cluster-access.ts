import { closeSync, openSync } from 'node:fs';
import type { ServerUser } from './server-user.ts';

/** The way in which a PostgreSQL program gets at the cluster's folder. */
export interface ClusterAccess {
  /** The value for `--pgdata`. */
  path: string;
  /**
   * The open folder, to be passed as the program's descriptor 3; undefined when its path is enough.
   */
  descriptor: number | undefined;
  /** Closes the descriptor. The caller must call it once the program has been started. */
  close(): void;
}

/**
 * Opens the cluster's folder for a program that runs as `user`. An account without rights cannot
 * walk through a folder such as /root to the data inside it, but it may use a folder that root has
 * opened, under the name that Linux gives to the descriptor.
 */
export function openClusterAccess(cluster: string, user: ServerUser): ClusterAccess {
  if (!user) return { path: cluster, descriptor: undefined, close: () => undefined };
  const descriptor = openSync(cluster, 'r');
  return { path: '/proc/self/fd/3', descriptor, close: () => closeSync(descriptor) };
}
