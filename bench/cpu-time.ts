import {
  allProcesses,
  statusOf,
  type ProcessStatus,
} from '../apps/api/src/database/embedded/processes.ts';

/**
 * The unit of the times in /proc, in ticks a second; it is the same on every Linux that Node runs
 * on.
 */
const TICKS_PER_SECOND = 100;

/**
 * The processor time that each process has used so far, by its pid: user and system time together,
 * in milliseconds.
 */
export type CpuTimes = Map<number, number>;

/**
 * Reads the processor time of some processes and of all their descendants: a PostgreSQL server has
 * a process for each connection.
 */
export function readCpuTimes(pids: readonly number[]): CpuTimes {
  const all = new Map<number, ProcessStatus>();
  for (const pid of allProcesses()) {
    const status = statusOf(pid);
    if (status) all.set(pid, status);
  }
  const isBelow = (pid: number): boolean =>
    pids.includes(pid) || (all.has(pid) && isBelow(all.get(pid)?.parent ?? 0));
  const below = [...all].filter(([pid]) => isBelow(pid));
  return new Map(below.map(([pid, { ticks }]) => [pid, (ticks * 1000) / TICKS_PER_SECOND]));
}

/**
 * Returns the processor time used between two readings, added up process by process: between the
 * readings a server starts and ends some of its processes.
 */
export function cpuMillisecondsBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}
