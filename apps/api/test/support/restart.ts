import { createDependencies, type Dependencies } from '../../src/dependencies.ts';
import { JWT_SECRET } from './jwt-secret.ts';
import { type TestApp } from './test-app.ts';

export interface Restarted extends Dependencies {
  /** The lines that were logged outside requests. */
  logged: string[];
}

/** Creates the whole graph again, as a process that has only begun has it: on the same database, by the same clock. */
export function restart({ database, clock }: Pick<TestApp, 'database' | 'clock'>): Restarted {
  const logged: string[] = [];
  const dependencies = createDependencies({
    database,
    clock,
    jwtSecret: JWT_SECRET,
    rateLimit: true,
    publicUrl: 'https://turnos.ejemplo.com',
    mailer: { send: async () => undefined },
    log: (message) => void logged.push(message),
  });
  return { ...dependencies, logged };
}
