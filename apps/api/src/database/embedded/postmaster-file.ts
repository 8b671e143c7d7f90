import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The status that a running server has written into its cluster, as `pg_ctl` reads it. */
export interface PostmasterFile {
  pid: number;
  /** 'starting', 'ready' or 'stopping'; empty while the server has not yet written it. */
  status: string;
}

const PID_LINE = 0;
const STATUS_LINE = 7;

/** Reads the status file of a cluster; undefined when no server has left one. */
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
