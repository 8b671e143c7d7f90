import { cpuMillisecondsBetween, readCpuTimes } from './cpu-time.ts';
import type { Done } from './run-for.ts';

/** Something whose speed measureInTurn measures: the app, or the same work without the app. */
export interface Subject {
  run(milliseconds: number): Promise<Done>;
  /**
   * The processes whose processor time counts as the subject's. The load generator, which sends the
   * calls, is not one of them.
   */
  pids: readonly number[];
}

export interface Sample {
  perSecond: number;
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Measured {
  samples: Sample[];
  /** The number of all calls, including the calls of the warm-up. */
  calls: number;
}

interface Times {
  /** The warm-up of a subject ends after this many calls, or after `warmUpMs` milliseconds. */
  warmUpCalls: number;
  warmUpMs: number;
  rounds: number;
  sliceMs: number;
}

/**
 * Warms up all subjects, then measures each of them for a slice of every round, so that a
 * disturbance of the machine meets all subjects. Every second round measures the subjects in the
 * reverse order, so that no subject always follows the same other subject.
 */
export async function measureInTurn<Name extends string>(
  subjects: Record<Name, Subject>,
  times: Times,
): Promise<Record<Name, Measured>> {
  const names = Object.keys(subjects) as Name[];
  const results = {} as Record<Name, Measured>;
  for (const name of names) {
    results[name] = { samples: [], calls: await warmUp(subjects[name], times) };
  }
  for (let round = 0; round < times.rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { count, sample } = await measure(subjects[name], times.sliceMs);
      results[name].samples.push(sample);
      results[name].calls += count;
    }
  }
  return results;
}

async function warmUp(subject: Subject, { warmUpCalls, warmUpMs, sliceMs }: Times) {
  let calls = 0;
  for (let spent = 0; spent < warmUpMs && calls < warmUpCalls; spent += sliceMs) {
    calls += (await subject.run(sliceMs)).count;
  }
  return calls;
}

async function measure(subject: Subject, milliseconds: number) {
  const before = readCpuTimes(subject.pids);
  const { count, seconds, p50Ms, p99Ms } = await subject.run(milliseconds);
  const used = cpuMillisecondsBetween(before, readCpuTimes(subject.pids));
  const sample: Sample = { perSecond: count / seconds, cpuMs: used / count, p50Ms, p99Ms };
  return { count, sample };
}
