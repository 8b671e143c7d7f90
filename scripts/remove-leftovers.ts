import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../apps/api/src/database/embedded/processes.ts';

/**
 * Removes what processes that were killed left in a folder. The caller must name its own things
 * there `prefix`, the number of its process, and a dash.
 */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (!name.startsWith(prefix) || isAlive(owner)) continue;
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {
      // It belongs to another account, whose next run removes it.
    }
  }
}
