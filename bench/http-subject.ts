import type { ChildProcess } from 'node:child_process';
import type { CallPlan } from './calls.ts';
import { ask } from './child-process.ts';
import type { Load } from './load.child.ts';
import type { Subject } from './measure-in-turn.ts';
import type { Done } from './run-for.ts';

interface Served extends Pick<Load, 'port' | 'connections' | 'expected'> {
  plan: CallPlan;
  pids: number[];
}

/** Returns the subject of which the load generator `load` makes the calls of a plan by HTTP. */
export function httpSubject(load: ChildProcess, { pids, ...served }: Served): Subject {
  return {
    pids,
    run: (milliseconds) => ask<Done>(load, { ...served, milliseconds } satisfies Load),
  };
}
