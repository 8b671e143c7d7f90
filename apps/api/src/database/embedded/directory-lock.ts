import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryInUseError, DirectoryUnusableError } from './embedded.errors.ts';

export type DirectoryLock = { release(): void };

const SQLITE_BUSY = 5;

// The set keeps every handle referenced. The garbage collector would close an unreferenced handle
// and thereby release its lock.
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process. Throws a `DirectoryInUseError` where another process has
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
    throw isBusy(error)
      ? new DirectoryInUseError(directory)
      : new DirectoryUnusableError(directory, error);
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
    throw new DirectoryUnusableError(directory, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
