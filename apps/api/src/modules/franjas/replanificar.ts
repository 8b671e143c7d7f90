import { sumarDias } from '@remanso/contract/calendario';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerConfig } from '../config/config.queries.ts';
import { ultimaFechaPlanificada } from './plan.repository.ts';
import { planificar, type ResultadoDePlan } from './planificar.ts';

/** Given to the modules that change the plan, so that they need not import franjas. */
export type Replanificar = (tx: Tx) => Promise<ResultadoDePlan>;

/** Re-plans from today to the end of the booking window, or to the last day that has a franja if that is later. */
export function createReplanificar(clock: Clock): Replanificar {
  return async (tx) => {
    const hoy = clock.today();
    const config = await leerConfig(tx);
    const ventana = sumarDias(hoy, config?.ventanaDias ?? 0);
    const ultima = (await ultimaFechaPlanificada(tx)) ?? hoy;
    const hasta = ultima > ventana ? ultima : ventana;
    return planificar(tx, { desde: hoy, hasta }, { ahora: clock.now(), timeZone: clock.timeZone });
  };
}
