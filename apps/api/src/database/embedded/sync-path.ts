import fs from 'node:fs';

/** Forces the content of a file to the disk, or the list of names where `path` is a folder. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
