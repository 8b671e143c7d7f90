import { refusesWrites } from '../sql-errors.ts';

/**
 * Awaits a write that its caller can do without while the database takes none, as on a full disk;
 * any other error is thrown.
 */
export async function writeIfPossible(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!refusesWrites(error)) throw error;
  });
}
