import type { DailyJob } from '../../platform/jobs/create-daily-work.ts';
import type { Replanificar } from './replanificar.ts';
import { lockPlan } from './tomar-plan.ts';

/** The window moves on by a day (rules §5). */
export function generarVentana({ replanificar }: { replanificar: Replanificar }): DailyJob {
  return {
    name: 'generar-ventana',
    async run(tx) {
      await replanificar(await lockPlan(tx));
    },
  };
}
