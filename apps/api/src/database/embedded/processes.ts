import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/**
 * True while a process works; a process that has ended but was not yet waited for (a zombie) counts
 * as ended.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return statusOf(pid)?.state !== 'Z';
}

export function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended, or was never ours.
  }
}

/**
 * Returns the children of a process. PostgreSQL's children have sessions of their own, so a signal
 * to its group does not reach them.
 */
export function processesBelow(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => statusOf(pid)?.parent === parent);
}

/** Returns the folder that a process works in; undefined where the system does not show it. */
export function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function statusOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const match = /\) (\w) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return match ? { state: match[1] ?? '', parent: Number(match[2]) } : undefined;
  } catch {
    return undefined;
  }
}
