import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/*
 * All that is read of other processes in /proc. Any of them may end between two looks, and a system
 * may have no /proc: either is told as undefined, or as a process less.
 */

/** The codes of a process that has ended: before its file is opened, or before it is read. */
const GONE = ['ENOENT', 'ESRCH'];

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
  return allProcesses().filter((pid) => statusOf(pid)?.parent === parent);
}

export function allProcesses(): number[] {
  const names = unlessGone(() => readdirSync('/proc')) ?? [];
  return names.map(Number).filter(Number.isInteger);
}

/** Returns the folder that a process works in; undefined where the system does not show it. */
export function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

export interface ProcessStatus {
  state: string;
  parent: number;
  /** The processor time so far, user and system together, in ticks of the system's clock. */
  ticks: number;
}

export function statusOf(pid: number): ProcessStatus | undefined {
  const text = readOfProcess(pid, 'stat');
  if (text === undefined) return undefined;
  // These are the fields that proc(5) lists after the name, which may itself hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state = '', parent] = fields;
  return { state, parent: Number(parent), ticks: Number(fields[11]) + Number(fields[12]) };
}

/** Returns a file of a process, such as `comm`; undefined once the process is gone. */
export function readOfProcess(pid: number, file: string): string | undefined {
  return unlessGone(() => readFileSync(`/proc/${pid}/${file}`, 'utf8'));
}

function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (GONE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
