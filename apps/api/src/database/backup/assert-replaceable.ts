import { lstat } from 'node:fs/promises';
import { BackupError, occupied } from './backup.errors.ts';
import { readBackupHead } from './restore-backup.ts';

/**
 * Throws a `BackupError` where `file` exists and is neither an empty file nor a backup of Remanso,
 * so that an operator who mistypes a name does not overwrite another file. A path that `lstat`
 * cannot inspect passes: the later attempt to write the backup reports the error.
 */
export async function assertReplaceable(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (!found || (found.isFile() && found.size === 0)) return;
  if (!found.isFile()) throw occupied(file);
  await readBackupHead(file).catch((error: unknown) => {
    throw error instanceof BackupError ? occupied(file) : error;
  });
}
