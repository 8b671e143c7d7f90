import { sumarDias } from '@remanso/contract/calendario';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerConfig } from '../config/config.queries.ts';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import { ultimaFechaPlanificada } from './plan.repository.ts';
import { planificar, type ResultadoDePlan } from './planificar.ts';

/** Given to the modules that change the plan, so that they need not import franjas. */
export type Replanificar = (tx: Tx) => Promise<ResultadoDePlan>;

/** Re-plans from today to the end of the booking window, or to the last day that has a franja if that is later. */
export function createReplanificar(clock: Clock): Replanificar {
  return async (tx) => {
    const config = await leerConfig(tx);
    const periodo = await periodoDePlan(tx, clock.today(), config?.ventanaDias);
    return planificar(tx, periodo, { ahora: clock.now(), timeZone: clock.timeZone });
  };
}

export async function periodoDePlan(db: Executor, hoy: string, ventanaDias = 0): Promise<Periodo> {
  const ventana = sumarDias(hoy, ventanaDias);
  const ultima = (await ultimaFechaPlanificada(db)) ?? hoy;
  return { desde: hoy, hasta: ultima > ventana ? ultima : ventana };
}
