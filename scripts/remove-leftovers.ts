import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../apps/api/src/database/embedded/processes.ts';

/**
 * Removes the files and folders that killed processes left in `folder`. The name of each must begin
 * with `prefix`, the id of its process and a dash.
 */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (!name.startsWith(prefix) || isAlive(owner)) continue;
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {
      // The folder belongs to another account. The next run under that account removes it.
    }
  }
}
