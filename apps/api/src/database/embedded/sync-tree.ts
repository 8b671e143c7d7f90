import fs from 'node:fs';
import { join } from 'node:path';
import { syncPath } from './sync-path.ts';

/** Forces a folder and everything below it to the disk. */
export function syncTree(root: string): void {
  for (const entry of fs.readdirSync(root, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(root);
}
