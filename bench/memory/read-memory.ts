import { readOfProcess } from '../../apps/api/src/database/embedded/processes.ts';
import { processTree } from '../../apps/api/test/support/process-tree.ts';

/** The memory of the processes of each kind of program, in MB. */
export interface Memory {
  node: number;
  postgres: number;
  npm: number;
  /**
   * The memory of the shell that stops PostgreSQL after Node has ended, and of any other program.
   */
  others: number;
  total: number;
}

type Kind = Exclude<keyof Memory, 'total'>;

/**
 * Reads the memory of a process and all its descendants. This memory is the sum of the pages that
 * the processes have written, a page that several of them share counted once, and for each kind of
 * program the largest part of its files (RssFile) that one of its processes has in memory. The PSS
 * of the files is not used: it is lower, the more other processes of the machine, such as this
 * bench, run the same program. Of npm only the written pages count: its program is the machine's
 * Node, some 40 MB that any other npm shares and that the system may drop. Where PostgreSQL runs as
 * another account, only root can read its memory.
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
