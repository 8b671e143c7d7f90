import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { buscarAjustes } from '../config/config.queries.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import { ultimaFechaConFranja } from '../franjas/franjas-de-plan.repository.ts';
import type { Alcance } from './comparar-plan.ts';
import { planificar, type ResultadoDePlan } from './planificar.ts';
import type { TxDePlan } from './tomar-plan.ts';

/**
 * Plans the booking window anew and, beyond it, the days that were generated before; no other day
 * is filled there (decision 15).
 */
export async function replanificar(tx: TxDePlan, clock: Clock): Promise<ResultadoDePlan> {
  const ahora = await leerPresente(tx, clock);
  const config = await buscarAjustes(tx);
  const alcance = await alcanceDePlan(tx, fechaDe(ahora), config?.ventanaDias);
  return planificar(tx, clock, { ahora, ...alcance });
}

/**
 * Returns the days from today to the last that has a franja, generated or made by hand, because
 * exceptions apply to both.
 */
export async function alcanceDePlan(db: Executor, hoy: string, ventanaDias = 0): Promise<Alcance> {
  const ventana = sumarDias(hoy, ventanaDias);
  const ultima = (await ultimaFechaConFranja(db)) ?? hoy;
  return { desde: hoy, hasta: ultima > ventana ? ultima : ventana, llenarHasta: ventana };
}
