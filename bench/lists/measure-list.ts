import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../child-process.ts';
import type { Question, Taken } from './ask-once.child.ts';

const EVERY_MS = 2;
const RUNS = 5;

export interface Measured extends Taken {
  /**
   * The longest wait of a small request (`/salud`) while the list was under way, in milliseconds.
   */
  stop: number;
}

/** Returns the medians of RUNS runs. An earlier run, which is not counted, warms up the app. */
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
 * Requests `/salud` again and again until the list (`underWay`) has arrived. Returns the list's
 * figures and the longest wait for `/salud`, in milliseconds.
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
