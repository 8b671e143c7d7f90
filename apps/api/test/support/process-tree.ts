import { isAlive, processesBelow } from '../../src/database/embedded/processes.ts';

export function processTree(pid: number): number[] {
  return [pid, ...processesBelow(pid).flatMap(processTree)];
}

export async function untilGone(...pids: number[]): Promise<void> {
  while (pids.some(isAlive)) await new Promise((resolve) => setImmediate(resolve));
}
