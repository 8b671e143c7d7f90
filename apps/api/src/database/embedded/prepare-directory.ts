import fs from 'node:fs';
import { resolve } from 'node:path';
import { DirectoryUnusableError } from './embedded.errors.ts';

const OWNER_ONLY = 0o700;

/**
 * Creates the folder if needed, closes it to the machine's other users, and returns its absolute
 * path.
 */
export function prepareDirectory(directory: string): string {
  const path = resolve(directory);
  try {
    fs.mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
    if ((fs.statSync(path).mode & 0o777) !== OWNER_ONLY) fs.chmodSync(path, OWNER_ONLY);
    return path;
  } catch (error) {
    throw new DirectoryUnusableError(path, error);
  }
}
