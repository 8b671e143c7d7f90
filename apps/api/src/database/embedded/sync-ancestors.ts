import { dirname } from 'node:path';
import { syncPath } from './sync-path.ts';

/**
 * Syncs all folders above a path: a power cut may forget a new folder until the one that holds it
 * has been synced.
 */
export function syncAncestors(path: string): void {
  for (let above = dirname(path), below = path; above !== below; above = dirname(above)) {
    below = above;
    syncIfOurs(above);
  }
}

/** Syncs a folder unless it may not be read: such a folder is not ours and existed before. */
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
