import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import type { Executor } from '../../database/transaction.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { buscarAjustes } from '../config/config.queries.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import { ultimaFechaConFranja } from '../franjas/franjas-de-plan.repository.ts';
import type { Alcance } from './comparar-plan.ts';
import { planificar, type ResultadoDePlan } from './planificar.ts';
import type { TxDePlan } from './tomar-plan.ts';

/**
 * Plans the booking window and, beyond the window, the days that were generated before (decision
 * 15). No other day gets franjas.
 */
export async function replanificar(tx: TxDePlan, anunciar: Anunciar): Promise<ResultadoDePlan> {
  const ahora = await leerPresente(tx, anunciar.clock);
  const config = await buscarAjustes(tx);
  const alcance = await alcanceDePlan(tx, fechaDe(ahora), config?.ventanaDias);
  return planificar(tx, anunciar, { ahora, ...alcance });
}

/**
 * Returns the days from today to the end of the window or to the last day with a franja, whichever
 * is later. That franja may be generated or made by hand, because exceptions apply to both kinds.
 */
export async function alcanceDePlan(db: Executor, hoy: string, ventanaDias = 0): Promise<Alcance> {
  const ventana = sumarDias(hoy, ventanaDias);
  const ultima = (await ultimaFechaConFranja(db)) ?? hoy;
  return { desde: hoy, hasta: ultima > ventana ? ultima : ventana, llenarHasta: ventana };
}
