import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryInUseError, DirectoryUnusableError } from './embedded.errors.ts';

export type DirectoryLock = { release(): void };

const SQLITE_BUSY = 5;

// A handle that nothing references is closed by the garbage collector, and its lock goes with it.
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process. A second process on the same folder is refused, since each
 * would start a server and stop the other's.
 *
 * The lock is the operating system's own (fcntl), taken by SQLite on an empty file, because Node
 * has no call for it. The kernel drops the lock with the process, however the process ends: there
 * is no stale lock to recognise and nothing to take over. The lock holds between containers that
 * share the folder on a machine.
 *
 * Nothing else in this process may open the file `postgres.lock`: closing it there would drop the
 * lock.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const handle = openLockFile(directory);
  try {
    // IMMEDIATE takes its one lock in one step: of many processes that start at once, exactly one
    // gets it.
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
