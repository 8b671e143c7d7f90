import { statfsSync } from 'node:fs';

export interface DiskSpace {
  /** The bytes that any account may use, not only root. */
  free: number;
  total: number;
}

export function diskSpace(folder: string): DiskSpace {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
