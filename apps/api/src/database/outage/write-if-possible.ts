import { refusesWrites } from '../sql-errors.ts';

/**
 * Awaits a write that may be lost while the database accepts no writes, for example on a full disk.
 * Any other error is thrown.
 */
export async function writeIfPossible(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!refusesWrites(error)) throw error;
  });
}
