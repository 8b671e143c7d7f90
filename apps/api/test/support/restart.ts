import type { Dependencies } from '../../src/dependencies.ts';
import { buildDependencies } from './build-dependencies.ts';
import { type TestApp } from './test-app.ts';

export interface Restarted extends Dependencies {
  /** The lines that were logged outside of requests. */
  logged: string[];
}

/**
 * Creates all dependencies again on the same database and clock, as a process that has just been
 * started.
 */
export function restart({ database, clock }: Pick<TestApp, 'database' | 'clock'>): Restarted {
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  return { ...buildDependencies({ database, clock, log }), logged };
}
