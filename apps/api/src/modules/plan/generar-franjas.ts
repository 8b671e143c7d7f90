import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/errors.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { buscarAjustes } from '../config/config.queries.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import { comprobarPeriodo } from '../franjas/comprobar-periodo.ts';
import { planificar } from './planificar.ts';
import { tomarPlan } from './tomar-plan.ts';

const MAXIMO_QUE_SE_GENERA = 92;

/**
 * Generates the franjas of a period on request (rules §7.8). By default the period is the booking
 * window; it has at most 92 days.
 */
export async function generarFranjas(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  pedido: { adminId: number; desde?: string | undefined; hasta?: string | undefined },
) {
  return tomarPlan(db, async (tx) => {
    const ahora = await leerPresente(tx, clock);
    const desde = pedido.desde ?? fechaDe(ahora);
    if (pedido.hasta !== undefined) {
      comprobarPeriodo({ desde, hasta: pedido.hasta }, MAXIMO_QUE_SE_GENERA);
    }
    const config = await buscarAjustes(tx);
    if (!config) {
      const message = 'Primero crea la configuración del sistema';
      throw new AppError(409, 'SIN_CONFIGURACION', message);
    }
    const hasta = pedido.hasta ?? sumarDias(desde, config.ventanaDias);
    const alcance = { ahora, desde, hasta, llenarHasta: hasta };
    const { creadas, existentes, retiradas } = await planificar(tx, { clock, avisar }, alcance);
    const resultado = { desde, hasta, creadas, existentes, retiradas };
    await registrarHecho(tx, {
      usuarioId: pedido.adminId,
      accion: 'generarFranjas',
      despues: resultado,
      ocurridoEn: clock.instant(),
    });
    const message = `Se generaron ${creadas} turnos`;
    return { message, ...resultado };
  });
}
