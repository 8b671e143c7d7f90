import { lstat } from 'node:fs/promises';
import { BackupError, occupied } from './backup.errors.ts';
import { readBackupHead } from './restore-backup.ts';

/**
 * Throws a `BackupError` where something of this name is neither an empty file nor a backup of
 * ours: whoever mistypes a name must not lose what is there. A name that cannot be looked at cannot
 * be written to either, which the writing tells.
 */
export async function assertReplaceable(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (!found || (found.isFile() && found.size === 0)) return;
  if (!found.isFile()) throw occupied(file);
  await readBackupHead(file).catch((error: unknown) => {
    throw error instanceof BackupError ? occupied(file) : error;
  });
}
