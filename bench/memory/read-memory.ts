import { readOfProcess } from '../../apps/api/src/database/embedded/processes.ts';
import { processTree } from '../../apps/api/test/support/process-tree.ts';

/** The memory of processes in MB. */
export interface Memory {
  node: number;
  postgres: number;
  npm: number;
  /** The memory of the shell that stops PostgreSQL when Node is gone, and of whatever else runs. */
  others: number;
  total: number;
}

type Kind = Exclude<keyof Memory, 'total'>;

/**
 * Reads what a process and all below it hold: what they have written, each page that they share
 * counted once among them, and of their programs and libraries the most that one of a kind has in
 * memory. PSS would count these less, the more of the machine's other processes (the bench is one)
 * run the same program. Of npm only what it has written counts: its program is the machine's own Node,
 * some 40 MB that any other npm shares and the system may drop. Only root may read this of PostgreSQL when it runs as another account.
 */
export function readMemory(pid: number): Memory {
  const written = { node: 0, postgres: 0, npm: 0, others: 0 };
  const files = { ...written };
  for (const each of processTree(pid)) {
    const name = readOfProcess(each, 'comm')?.trim();
    const rollup = readOfProcess(each, 'smaps_rollup');
    const status = readOfProcess(each, 'status');
    if (name === undefined || rollup === undefined || status === undefined) continue;
    const kind = kindOf(name);
    written[kind] += megabytes(rollup, 'Pss_Anon') + megabytes(rollup, 'Pss_Shmem');
    if (kind !== 'npm') files[kind] = Math.max(files[kind], megabytes(status, 'RssFile'));
  }
  const kinds = Object.keys(written) as Kind[];
  const memory = { ...written, total: 0 };
  for (const kind of kinds) {
    memory[kind] += files[kind];
    memory.total += memory[kind];
  }
  return memory;
}

function megabytes(text: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
}

function kindOf(name: string): Kind {
  if (name === 'postgres') return 'postgres';
  if (name.startsWith('npm')) return 'npm';
  return /^(node|MainThread)/.test(name) ? 'node' : 'others';
}
