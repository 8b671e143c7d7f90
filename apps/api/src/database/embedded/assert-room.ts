import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { diskSpace } from '../../platform/disk-space.ts';
import { DiskFullError } from './embedded.errors.ts';

const MB = 1024 * 1024;

/** The free bytes on the disk that are needed to create a new cluster and its write-ahead log. */
const ROOM_TO_CREATE = 64 * MB;
/**
 * The free bytes on the disk that are needed to start PostgreSQL on an existing cluster. With less,
 * PostgreSQL does not start or fails at its first client, and has no room to log the reason.
 */
const ROOM_TO_START = 2 * MB;

/**
 * Throws a `DiskFullError` when the disk has too little room for the cluster. Must be called before
 * any file of the cluster is opened or created. The parent folder of `cluster` must exist.
 */
export function assertRoom(cluster: string, free = diskSpace(dirname(cluster)).free): void {
  const needed = existsSync(cluster) ? ROOM_TO_START : ROOM_TO_CREATE;
  if (free < needed) throw new DiskFullError(cluster, { free: free / MB, needed: needed / MB });
}
