import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../child-process.ts';
import type { Question, Taken } from './ask-once.child.ts';

const EVERY_MS = 2;
const RUNS = 5;

export interface Measured extends Taken {
  /**
   * The longest that somebody else's small request (`/salud`) waited meanwhile, in milliseconds.
   */
  stop: number;
}

/** Returns the medians of some runs, after one that warms up. */
export async function measureList(client: ChildProcess, question: Question): Promise<Measured> {
  await ask<Taken>(client, question);
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { taken, stop } = await watchOthers(question.origin, ask<Taken>(client, question));
    if (taken.status !== 200) throw new Error(`${question.path} answers ${taken.status}`);
    runs.push({ ...taken, stop });
  }
  const [first] = runs;
  const of = (figure: 'milliseconds' | 'stop') =>
    runs.map((run) => run[figure]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
  return { ...(first as Measured), milliseconds: of('milliseconds'), stop: of('stop') };
}

/**
 * Asks for `/salud` again and again until the list that is under way has come; returns the longest
 * wait with it.
 */
async function watchOthers(origin: string, underWay: Promise<Taken>) {
  const done = underWay.then((taken) => ({ taken }));
  for (let stop = 0; ;) {
    const begun = performance.now();
    await (await fetch(`${origin}/api/salud`)).arrayBuffer();
    stop = Math.max(stop, performance.now() - begun);
    const ended = await Promise.race([done, sleep(EVERY_MS)]);
    if (ended) return { ...ended, stop };
  }
}
