import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { removeLeftovers } from './remove-leftovers.ts';

/** The folder whose files Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';
const PREFIX = 'remanso-pruebas-';

const GIB = 1024 ** 3;
/**
 * The bytes that must be free in the folder and in the machine's memory: far more than the tests
 * write at once, and than the processes of the tests use.
 */
const NEEDED = { folder: 2 * GIB, memory: 6 * GIB };

/**
 * Makes this process and its children keep their temporary files in memory, where there is room.
 * The tests make some hundreds of databases, and no database has to outlive the machine. The folder
 * is removed when this process ends.
 */
export function provideMemoryFolder(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return;
  removeLeftovers(IN_MEMORY, PREFIX);
  const folder = mkdtempSync(path.join(IN_MEMORY, `${PREFIX}${process.pid}-`));
  // PostgreSQL refuses to run as root. The account under which it runs must pass through this
  // folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > NEEDED.folder && process.availableMemory() > NEEDED.memory;
}
