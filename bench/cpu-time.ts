import { readFileSync, readdirSync } from 'node:fs';

/** The ticks of the clock that /proc counts in, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Stat {
  parent: number;
  cpuMs: number;
}

/** The processor time of each process so far, user and system together, in milliseconds. */
export type CpuTimes = Map<number, number>;

/**
 * Reads the processor time of some processes and of all below them: a PostgreSQL server has a
 * process for each connection.
 */
export function readCpuTimes(pids: readonly number[]): CpuTimes {
  return new Map([...statsBelow(pids)].map(([pid, { cpuMs }]) => [pid, cpuMs]));
}

function statsBelow(pids: readonly number[]): Map<number, Stat> {
  const all = new Map<number, Stat>();
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const stat = readStat(pid);
    if (stat) all.set(pid, stat);
  }
  const isBelow = (pid: number): boolean =>
    pids.includes(pid) || (all.has(pid) && isBelow(all.get(pid)?.parent ?? 0));
  return new Map([...all].filter(([pid]) => isBelow(pid)));
}

/**
 * Adds up what was used process by process, because a server starts and ends some of its processes
 * between two readings.
 */
export function cpuMillisecondsBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

export function parentOf(pid: number): number {
  const stat = readStat(pid);
  if (!stat) throw new Error(`There is no process ${pid}`);
  return stat.parent;
}

/** Reads what /proc says of a process; undefined for one that has ended meanwhile. */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // These are the fields that proc(5) lists after the name, which may itself hold anything: the
    // state, the parent …
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { parent: Number(fields[1]), cpuMs: (ticks * 1000) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}
