import { AsyncLocalStorage } from 'node:async_hooks';
import type { Programa } from './http/session.ts';

/** The program whose request is being answered. */
const current = new AsyncLocalStorage<Programa>();

/** Runs `work` for a program; for a person where `programa` is undefined. */
export function withProgram<T>(programa: Programa | undefined, work: () => T): T {
  return programa ? current.run(programa, work) : work();
}

/**
 * Returns the program whose request is being answered; undefined where a person's is, and outside
 * of requests (decision 33).
 */
export function currentProgram(): Programa | undefined {
  return current.getStore();
}
