import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/*
 * Functions that read other processes in /proc. A process may end between two reads, and some
 * systems have no /proc. In either case the functions return undefined, or a list without that
 * process.
 */

/**
 * The error codes of a read in /proc when the process has ended, before its file was opened or
 * after.
 */
const GONE = ['ENOENT', 'ESRCH'];

/**
 * True while a process runs. False for a zombie, which has ended but whose parent has not waited
 * for it.
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
    // The process has ended, or this process may not send it a signal.
  }
}

/**
 * Returns the ids of the child processes of `parent`. PostgreSQL's child processes have sessions of
 * their own, so a signal to the process group of PostgreSQL would not reach them.
 */
export function processesBelow(parent: number): number[] {
  return allProcesses().filter((pid) => statusOf(pid)?.parent === parent);
}

export function allProcesses(): number[] {
  const names = unlessGone(() => readdirSync('/proc')) ?? [];
  return names.map(Number).filter(Number.isInteger);
}

/** Returns the working folder of a process; undefined where the system does not show it. */
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
  /** The processor time that the process has used, user and system together, in clock ticks. */
  ticks: number;
}

export function statusOf(pid: number): ProcessStatus | undefined {
  const text = readOfProcess(pid, 'stat');
  if (text === undefined) return undefined;
  // The fields that proc(5) lists after the program's name. The name may itself contain spaces and
  // parentheses, so the split begins after the last parenthesis.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state = '', parent] = fields;
  return { state, parent: Number(parent), ticks: Number(fields[11]) + Number(fields[12]) };
}

/**
 * Returns the text of a file below /proc/PID, such as `comm`; undefined once the process is gone.
 */
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
