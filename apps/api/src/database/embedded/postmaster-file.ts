import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The content of `postmaster.pid`, the file in which a running PostgreSQL server writes its status.
 * `pg_ctl` reads the same file.
 */
export interface PostmasterFile {
  pid: number;
  /** 'starting', 'ready' or 'stopping'; empty while the server has not written a status. */
  status: string;
}

const PID_LINE = 0;
const STATUS_LINE = 7;

/**
 * Reads `postmaster.pid` in the cluster's folder. Returns undefined where the file is missing or
 * has no process id.
 */
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
