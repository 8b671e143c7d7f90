import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { diskSpace } from '../../platform/disk-space.ts';
import { DiskFullError } from './embedded.errors.ts';

const MB = 1024 * 1024;

/** A new cluster, with its write-ahead log. */
const ROOM_TO_CREATE = 64 * MB;
/** With less a server does not start, or fails its first client, and its own log has no room to say why. */
const ROOM_TO_START = 2 * MB;

/** Throws, before anything is opened or made, when the disk has no room for that. The cluster's folder exists. */
export function assertRoom(cluster: string, free = diskSpace(dirname(cluster)).free): void {
  const needed = existsSync(cluster) ? ROOM_TO_START : ROOM_TO_CREATE;
  if (free < needed) throw new DiskFullError(cluster, { free: free / MB, needed: needed / MB });
}
