import { createDependencies, type Dependencies } from '../../src/dependencies.ts';
import { crearMetricas } from '../../src/modules/metricas/crear-metricas.ts';
import { JWT_SECRET, METRICS_TOKEN } from './secrets.ts';

export type Parts = Parameters<typeof createDependencies>[0];

/**
 * Creates all dependencies of the app on a given database and clock, with a mailer that sends
 * nothing. `parts` replaces single dependencies.
 */
export function buildDependencies(
  parts: Pick<Parts, 'database' | 'clock'> & Partial<Parts>,
): Dependencies {
  return createDependencies({
    jwtSecret: JWT_SECRET,
    sessionSecret: JWT_SECRET,
    metricsToken: METRICS_TOKEN,
    crearMetricas,
    rateLimit: true,
    publicUrl: 'https://turnos.ejemplo.com',
    mailFrom: 'turnos@ejemplo.com',
    mailer: { send: async () => undefined },
    // A slow machine must not change what a day's first request sees.
    patienceMs: 60_000,
    log: () => undefined,
    ...parts,
  });
}
