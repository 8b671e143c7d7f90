import fs from 'node:fs';

/** Forces one file, or the list of names that a folder holds, to the disk. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
