import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server has written of itself into its cluster, as `pg_ctl` reads it. */
export interface PostmasterFile {
  pid: number;
  /** 'starting', 'ready', 'stopping'; empty while it has not got so far. */
  status: string;
}

const PID_LINE = 0;
const STATUS_LINE = 7;

/** Returns undefined when no server has left one. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[PID_LINE]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, status: lines[STATUS_LINE]?.trim() ?? '' };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
