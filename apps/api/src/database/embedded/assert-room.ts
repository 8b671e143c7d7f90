import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { diskSpace } from '../../platform/disk-space.ts';
import { DiskFullError } from './embedded.errors.ts';

const MB = 1024 * 1024;

/** The free bytes that a new cluster needs, with its write-ahead log. */
const ROOM_TO_CREATE = 64 * MB;
/**
 * The free bytes that an existing cluster needs. With less, a server does not start, or fails its
 * first client, and its own log has no room to say why.
 */
const ROOM_TO_START = 2 * MB;

/**
 * Throws, before anything is opened or made, when the disk has too little room for the cluster. The
 * folder that holds the cluster must exist.
 */
export function assertRoom(cluster: string, free = diskSpace(dirname(cluster)).free): void {
  const needed = existsSync(cluster) ? ROOM_TO_START : ROOM_TO_CREATE;
  if (free < needed) throw new DiskFullError(cluster, { free: free / MB, needed: needed / MB });
}
