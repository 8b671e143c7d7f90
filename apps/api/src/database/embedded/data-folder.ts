import fs from 'node:fs';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskSpace } from '../../platform/disk-space.ts';
import { EmbeddedDatabaseError } from './embedded.errors.ts';

const OWNER_ONLY = 0o700;

/**
 * Creates the data folder where it is missing, closes it to all other users of the machine (mode
 * 0700), and returns its absolute path.
 */
export function prepareDirectory(directory: string): string {
  const path = resolve(directory);
  try {
    fs.mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
    if ((fs.statSync(path).mode & 0o777) !== OWNER_ONLY) fs.chmodSync(path, OWNER_ONLY);
    return path;
  } catch (error) {
    throw unusable(path, error);
  }
}

const unusable = (folder: string, cause: unknown) =>
  new EmbeddedDatabaseError('DIRECTORY_UNUSABLE', { folder, cause });

export type DirectoryLock = { release(): void };

const SQLITE_BUSY = 5;

// The set keeps every handle referenced. The garbage collector would close an unreferenced handle
// and thereby release its lock.
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process. Throws DIRECTORY_IN_USE where another process has
 * locked the folder: two processes on one folder would stop each other's PostgreSQL.
 *
 * The lock is the operating system's (fcntl). Node has no call for it, so SQLite takes it on an
 * empty file. The kernel releases the lock when the process ends for any reason, so no stale lock
 * can remain. Containers on one machine that share the folder respect the lock.
 *
 * No other code of this process may open the file `postgres.lock`: closing that second handle would
 * release the lock.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const handle = openLockFile(directory);
  try {
    // BEGIN IMMEDIATE takes the lock in a single step, so that exactly one of several processes
    // that start at once gets it.
    handle.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    handle.close();
    if (isBusy(error)) throw new EmbeddedDatabaseError('DIRECTORY_IN_USE', { folder: directory });
    throw unusable(directory, error);
  }
  held.add(handle);
  return {
    release() {
      if (held.delete(handle)) handle.close();
    },
  };
}

function openLockFile(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(join(directory, 'postgres.lock'), { timeout: 0 });
  } catch (error) {
    throw unusable(directory, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

const MB = 1024 * 1024;

/** The free bytes on the disk that are needed to create a new cluster and its write-ahead log. */
const ROOM_TO_CREATE = 64 * MB;
/**
 * The free bytes on the disk that are needed to start PostgreSQL on an existing cluster. With less,
 * PostgreSQL does not start or fails at its first client, and has no room to log the reason.
 */
const ROOM_TO_START = 2 * MB;

/**
 * Throws DISK_FULL when the disk has too little room for the cluster. Must be called before
 * any file of the cluster is opened or created. The parent folder of `cluster` must exist.
 */
export function assertRoom(cluster: string, free = diskSpace(dirname(cluster)).free): void {
  const needed = existsSync(cluster) ? ROOM_TO_START : ROOM_TO_CREATE;
  const room = { free: free / MB, needed: needed / MB };
  if (free < needed) throw new EmbeddedDatabaseError('DISK_FULL', { folder: cluster, room });
}

/** Forces the content of a file to the disk, or the list of names where `path` is a folder. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * Syncs all folders above `path` to the disk: after a power cut, a new folder may be missing unless
 * its parent folder was synced.
 */
export function syncAncestors(path: string): void {
  for (let above = dirname(path), below = path; above !== below; above = dirname(above)) {
    below = above;
    syncIfOurs(above);
  }
}

/**
 * Syncs a folder, unless this process may not read the folder: such a folder was not created by
 * this process and existed before.
 */
function syncIfOurs(path: string): void {
  try {
    syncPath(path);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EACCES';
}
