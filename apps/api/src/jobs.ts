import { registrarTrabajo } from './modules/auditoria/auditoria.repository.ts';
import type { Anunciar } from './modules/avisos/crear-avisar.ts';
import { borrarCodigosVencidos } from './modules/auth/codigos.repository.ts';
import { borrarAvisosViejos } from './modules/avisos/avisos.repository.ts';
import { borrarEntregasViejas } from './modules/avisos/entregas.repository.ts';
import { borrarConfirmacionesVencidas } from './modules/confirmaciones/confirmaciones.repository.ts';
import { generarVentana } from './modules/plan/plan.jobs.ts';
import { borrarEnviosViejos } from './modules/webhooks/envios.repository.ts';
import { borrarTokensVencidos } from './modules/password-reset/password-reset.repository.ts';
import { borrarClavesVencidas } from './modules/idempotencia/idempotencia.repository.ts';
import { borrarPedidosViejos } from './modules/tokens/tokens.repository.ts';
import { olvidarRedesViejas } from './modules/usuarios/redes-conocidas.repository.ts';
import type { Clock } from './platform/clock.ts';
import type { DailyJob } from './platform/jobs/create-daily-work.ts';
import { borrarLimitesVencidos } from './platform/security/limites.repository.ts';

export function createDailyJobs(dependencies: Anunciar): DailyJob[] {
  return [generarVentana(dependencies), limpiar(dependencies)];
}

/**
 * Deletes expired data: idempotency keys, links, codes, counters of attempts, old counts of what
 * programs asked for, old avisos and entregas, envíos to webhooks, and known networks.
 */
function limpiar({ clock }: { clock: Clock }): DailyJob {
  return {
    name: 'limpiar-vencidos',
    onSteadyClock: true,
    async run(tx) {
      const borrado = {
        claves: await borrarClavesVencidas(tx, clock),
        enlaces:
          (await borrarTokensVencidos(tx, clock)) +
          (await borrarConfirmacionesVencidas(tx, clock)) +
          (await borrarCodigosVencidos(tx, clock)),
        contadores:
          (await borrarLimitesVencidos(tx, clock)) + (await borrarPedidosViejos(tx, clock)),
        avisos:
          (await borrarAvisosViejos(tx, clock)) +
          (await borrarEntregasViejas(tx, clock)) +
          (await borrarEnviosViejos(tx, clock)),
        redes: await olvidarRedesViejas(tx, clock),
      };
      await registrarTrabajo(tx, clock, { accion: 'limpiarVencidos', resultado: borrado });
    },
  };
}
