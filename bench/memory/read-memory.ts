import { readOfProcess } from '../../apps/api/src/database/embedded/processes.ts';
import { processTree } from '../../apps/api/test/support/process-tree.ts';

/** The memory of processes in MB, with each page that they share counted once among them. */
export interface Memory {
  node: number;
  postgres: number;
  /** The memory of the shell that stops PostgreSQL when Node is gone, and of whatever else runs. */
  others: number;
  total: number;
}

/**
 * Reads what a process and all below it hold. Only root may read this of PostgreSQL when it runs as
 * another account.
 */
export function readMemory(pid: number): Memory {
  const memory = { node: 0, postgres: 0, others: 0, total: 0 };
  for (const each of processTree(pid)) {
    const name = readOfProcess(each, 'comm')?.trim();
    const rollup = readOfProcess(each, 'smaps_rollup');
    if (name === undefined || rollup === undefined) continue;
    const megabytes = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
    memory[kindOf(name)] += megabytes;
    memory.total += megabytes;
  }
  return memory;
}

function kindOf(name: string) {
  if (name === 'postgres') return 'postgres';
  return /^(node|MainThread)/.test(name) ? 'node' : 'others';
}
