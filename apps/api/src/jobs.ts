import type { Executor } from './database/transaction.ts';
import { borrarAvisosViejos } from './modules/avisos/avisos.repository.ts';
import { generarVentana } from './modules/franjas/franjas.jobs.ts';
import type { Replanificar } from './modules/franjas/replanificar.ts';
import { borrarTokensVencidos } from './modules/password-reset/password-reset.repository.ts';
import { borrarClavesVencidas } from './modules/reservas/idempotencia.repository.ts';
import { olvidarRedesViejas } from './modules/usuarios/redes-conocidas.repository.ts';
import type { Clock } from './platform/clock.ts';
import type { Job } from './platform/jobs/job.ts';
import { borrarLimitesVencidos } from './platform/security/limites.repository.ts';

interface Dependencies {
  db: Executor;
  clock: Clock;
  replanificar: Replanificar;
}

/** All the work that is done outside requests. */
export function createJobs(dependencies: Dependencies): Job[] {
  return [generarVentana(dependencies), limpiar(dependencies)];
}

/** Takes away each night what has served its time: keys of requests, links, counters of attempts. */
function limpiar({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Job {
  return {
    name: 'limpiar-vencidos',
    cron: '30 3 * * *',
    retries: 3,
    async run() {
      await borrarClavesVencidas(db, clock);
      await borrarTokensVencidos(db, clock);
      await borrarLimitesVencidos(db, clock);
      await borrarAvisosViejos(db, clock);
      await olvidarRedesViejas(db, clock);
    },
  };
}
