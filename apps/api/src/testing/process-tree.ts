import { isAlive, processesBelow } from '../database/embedded/processes.ts';

/** A process, its children, theirs, and so on. */
export function processTree(pid: number): number[] {
  return [pid, ...processesBelow(pid).flatMap(processTree)];
}

export async function untilGone(...pids: number[]): Promise<void> {
  while (pids.some(isAlive)) await new Promise((resolve) => setImmediate(resolve));
}
