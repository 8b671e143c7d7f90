import type { Dependencies } from '../../src/dependencies.ts';
import { buildDependencies } from './build-dependencies.ts';
import { type TestApp } from './test-app.ts';

export interface Restarted extends Dependencies {
  /** The lines that were logged outside requests. */
  logged: string[];
}

/**
 * Creates the whole graph again, as a process that has only begun has it: on the same database, by
 * the same clock.
 */
export function restart({ database, clock }: Pick<TestApp, 'database' | 'clock'>): Restarted {
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  return { ...buildDependencies({ database, clock, log }), logged };
}
