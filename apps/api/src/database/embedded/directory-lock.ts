import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryInUseError, DirectoryUnusableError } from './embedded.errors.ts';

export type DirectoryLock = { release(): void };

const SQLITE_BUSY = 5;

// A handle that nobody references is closed by the garbage collector, and its lock goes with it.
const held = new Set<DatabaseSync>();

/**
 * Two processes of ours on one folder would each start a server and stop the other's, so the second one is refused.
 *
 * The lock is the operating system's own (fcntl), taken by SQLite on an empty file, because Node has
 * no call for it. The kernel drops it with the process, however that ends: there is no stale lock to
 * recognise and nothing to take over. It holds between containers that share the folder on a machine.
 *
 * Nothing else in this process may open the file `postgres.lock`: closing it there would drop the lock.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const handle = openLockFile(directory);
  try {
    // IMMEDIATE takes its one lock in one step: among many at once, one wins and none spoils it for all.
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
