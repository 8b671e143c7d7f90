import { dirname } from 'node:path';
import { syncPath } from './sync-path.ts';

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
