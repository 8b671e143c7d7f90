import type { Clock } from '../../platform/clock.ts';
import type { DailyJob } from '../../platform/jobs/create-daily-work.ts';
import { registrarTrabajo } from '../auditoria/auditoria.repository.ts';
import { replanificar } from './replanificar.ts';
import { tomarPlanEn } from './tomar-plan.ts';

/** The daily job that moves the window on by a day (rules §7.8). */
export function generarVentana({ clock }: { clock: Clock }): DailyJob {
  return {
    name: 'generar-ventana',
    async run(tx) {
      const { creadas, retiradas } = await replanificar(await tomarPlanEn(tx), clock);
      await registrarTrabajo(tx, clock, {
        accion: 'planDelDia',
        resultado: { creadas, retiradas },
      });
    },
  };
}
