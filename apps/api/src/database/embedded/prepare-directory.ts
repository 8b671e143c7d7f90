import fs from 'node:fs';
import { resolve } from 'node:path';
import { DirectoryUnusableError } from './embedded.errors.ts';

const OWNER_ONLY = 0o700;

/**
 * Creates the data folder where it is missing, closes it to all other users of the machine (mode
 * 0700), and returns its absolute path.
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
