import { closeSync, openSync } from 'node:fs';
import type { ServerUser } from './server-user.ts';

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
