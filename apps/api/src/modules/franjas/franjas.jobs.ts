import type { Executor } from '../../database/transaction.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Replanificar } from './replanificar.ts';
import { tomarPlan } from './tomar-plan.ts';

interface Dependencies {
  db: Executor;
  replanificar: Replanificar;
}

/** Each night the window moves on by a day (rules §5). */
export function generarVentana({ db, replanificar }: Dependencies): Job {
  return {
    name: 'generar-ventana',
    cron: '2 0 * * *',
    retries: 5,
    async run() {
      await tomarPlan(db, replanificar);
    },
  };
}
