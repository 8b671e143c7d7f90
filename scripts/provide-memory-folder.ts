import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { removeLeftovers } from './remove-leftovers.ts';

/** Linux keeps in memory what is written there. */
const IN_MEMORY = '/dev/shm';
const PREFIX = 'remanso-pruebas-';

const GIB = 1024 ** 3;
/** Far more than the tests write at once, and than their processes take besides. */
const NEEDED = { folder: 2 * GIB, memory: 6 * GIB };

/**
 * Lets this process and those that it starts keep their temporary files in memory where there is
 * room: the tests make some hundreds of databases, none of which has to outlive the machine. The
 * folder goes with the process.
 */
export function provideMemoryFolder(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return;
  removeLeftovers(IN_MEMORY, PREFIX);
  const folder = mkdtempSync(path.join(IN_MEMORY, `${PREFIX}${process.pid}-`));
  // PostgreSQL refuses root, and its own account reaches its data through this folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > NEEDED.folder && process.availableMemory() > NEEDED.memory;
}
