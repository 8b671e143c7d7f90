import { fechaDe } from '@remanso/contract/calendario';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import { restarOcupados, type PlazasDevueltas } from '../franjas/franjas.repository.ts';
import {
  anotarCierres,
  apartarFranjas,
  cambiarCapacidades,
  franjasDePlanPorVenir,
} from '../franjas/franjas-de-plan.repository.ts';
import { compararPlan } from './comparar-plan.ts';
import { leerReglasDePlan } from './leer-reglas-de-plan.ts';
import { cerrar } from './planificar.ts';
import { quietaParaFranja } from './tomar-plan.ts';

/**
 * Gives places back. A franja that the plan only kept, blocked, for its bookings goes with the last
 * of them, and its capacity shrinks towards the planned one as they leave (rules §7.10), so
 * that nobody else books what the centre does not open. The caller must hold the locks of the
 * franjas, which whoever changes the rules waits for, and have made the seats inactive already.
 */
export async function devolverPlazas(
  tx: Tx,
  clock: Clock,
  ...devueltas: readonly PlazasDevueltas[]
): Promise<void> {
  const ids = await restarOcupados(tx, devueltas);
  if (ids.length === 0) return;
  const ahora = await leerPresente(tx, clock);
  const franjas = await franjasDePlanPorVenir(tx, ids, ahora);
  const [primera] = franjas;
  const ultima = franjas.at(-1);
  if (!primera || !ultima) return;
  const periodo = { desde: fechaDe(primera.inicio), hasta: fechaDe(ultima.inicio) };
  const reglas = await leerReglasDePlan(quietaParaFranja(tx), periodo);
  const { retirar, capacidades, cierres } = compararPlan(reglas, {
    alcance: { ...periodo, llenarHasta: periodo.hasta },
    ahora,
    enCurso: undefined,
    // This compares these franjas alone; the next plan sees to whatever else their days should
    // have.
    actuales: franjas,
  });
  await apartarFranjas(
    tx,
    retirar.map(({ id }) => id),
  );
  await cambiarCapacidades(tx, capacidades);
  await cerrar(tx, cierres);
  if (cierres.length > 0) await anotarCierres(tx, ids, clock.instant());
}
