import { statfsSync } from 'node:fs';

export interface DiskSpace {
  /** The free bytes without those that the disk reserves for root. */
  free: number;
  total: number;
}

export function diskSpace(folder: string): DiskSpace {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
