import fs from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DirectoryUnusableError } from './embedded.errors.ts';
import { syncPath } from './sync-path.ts';

const OWNER_ONLY = 0o700;

/**
 * Creates the folder if needed, for its owner only, and answers its real path. The engine creates its
 * files readable by anyone (0666): the folder is what keeps the clients' data from the machine's other users.
 */
export function prepareDirectory(directory: string): string {
  const path = resolve(directory);
  try {
    const firstCreated = fs.mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
    if (firstCreated !== undefined) syncParents(path, dirname(firstCreated));
    if ((fs.statSync(path).mode & 0o777) !== OWNER_ONLY) fs.chmodSync(path, OWNER_ONLY);
    return fs.realpathSync(path);
  } catch (error) {
    throw new DirectoryUnusableError(path, error);
  }
}

/** A power cut may forget a new folder until the one that holds it has been synced. */
function syncParents(path: string, topmost: string): void {
  let parent = path;
  do {
    parent = dirname(parent);
    syncPath(parent);
  } while (parent !== topmost);
}
