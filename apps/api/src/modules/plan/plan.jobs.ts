import type { Anunciar } from '../avisos/crear-avisar.ts';
import type { DailyJob } from '../../platform/jobs/create-daily-work.ts';
import { registrarTrabajo } from '../auditoria/auditoria.repository.ts';
import { replanificar } from './replanificar.ts';
import { tomarPlanEn } from './tomar-plan.ts';

/**
 * Returns the daily job that plans the booking window again, because the window moves on by a day
 * (rules §7.8).
 */
export function generarVentana(anunciar: Anunciar): DailyJob {
  return {
    name: 'generar-ventana',
    async run(tx) {
      const { creadas, retiradas } = await replanificar(await tomarPlanEn(tx), anunciar);
      await registrarTrabajo(tx, anunciar.clock, {
        accion: 'planDelDia',
        resultado: { creadas, retiradas },
      });
    },
  };
}
