import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { buscarConfig } from '../config/config.queries.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import type { Alcance } from './comparar-plan.ts';
import { ultimaFechaConFranja } from './plan.repository.ts';
import { planificar, type ResultadoDePlan } from './planificar.ts';
import type { TxDePlan } from './tomar-plan.ts';

/** Given to the modules that change the plan, so that they need not import franjas. */
export type Replanificar = (tx: TxDePlan) => Promise<ResultadoDePlan>;

/** Re-plans the booking window and, beyond it, what was generated before; nothing else is filled there (decision 15). */
export function createReplanificar(clock: Clock): Replanificar {
  return async (tx) => {
    const ahora = await leerPresente(tx, clock);
    const config = await buscarConfig(tx);
    const alcance = await alcanceDePlan(tx, fechaDe(ahora), config?.ventanaDias);
    return planificar(tx, clock, { ahora, ...alcance });
  };
}

/** To the last day that has a franja, whoever made it: exceptions concern one made by hand too. */
export async function alcanceDePlan(db: Executor, hoy: string, ventanaDias = 0): Promise<Alcance> {
  const ventana = sumarDias(hoy, ventanaDias);
  const ultima = (await ultimaFechaConFranja(db)) ?? hoy;
  return { desde: hoy, hasta: ultima > ventana ? ultima : ventana, llenarHasta: ventana };
}
