import { dirname } from 'node:path';
import { syncPath } from './sync-path.ts';

/** A power cut may forget a folder that is new until the one that holds it has been synced, and so on upwards. */
export function syncAncestors(path: string): void {
  for (let above = dirname(path), below = path; above !== below; above = dirname(above)) {
    below = above;
    syncIfOurs(above);
  }
}

/** A folder that we may not read was there before us. */
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
