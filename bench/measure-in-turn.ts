import { cpuMillisecondsBetween, readCpuTimes } from './cpu-time.ts';
import type { Done } from './run-for.ts';

/** Something whose speed is measured. */
export interface Subject {
  run(milliseconds: number): Promise<Done>;
  /** The processes that do the subject's work, besides those that ask for it. */
  pids: readonly number[];
}

export interface Sample {
  perSecond: number;
  /** The processor time of each call, in milliseconds. */
  cpuMs: number;
}

export interface Measured {
  /** One sample of each round. */
  samples: Sample[];
  /** The number of all calls, the warm-up's included. */
  calls: number;
}

interface Times {
  /** The number of calls that make a subject warm, and the longest to wait for them. */
  warmUpCalls: number;
  warmUpMs: number;
  rounds: number;
  sliceMs: number;
}

/**
 * Warms all subjects up, then gives each a slice of every round: what disturbs the machine for a
 * while disturbs all of them. Every other round goes backwards, so that none always comes after the
 * same one.
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
  const { count, seconds } = await subject.run(milliseconds);
  const used = cpuMillisecondsBetween(before, readCpuTimes(subject.pids));
  const sample: Sample = { perSecond: count / seconds, cpuMs: used / count };
  return { count, sample };
}
