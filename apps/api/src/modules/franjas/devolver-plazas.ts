import { fechaDe } from '@remanso/contract/calendario';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import { compararPlan } from './comparar-plan.ts';
import { liberarPlazas, type PlazasDevueltas } from './franjas.repository.ts';
import { leerReglasDePlan } from './leer-reglas-de-plan.ts';
import { cambiarCapacidades, franjasDePlanPorVenir, retirarFranjas } from './plan.repository.ts';
import { quietaParaFranja } from './tomar-plan.ts';

/**
 * Gives places back. What the plan only kept for its people goes with the last of them, and holds no more than it
 * should as they leave (rules §5, §9.13): nobody else may book what the centre does not open. Caller holds the locks
 * of the franjas, which whoever changes the rules waits for, and has already made the seats inactive.
 */
export async function devolverPlazas(
  tx: Tx,
  clock: Clock,
  ...devueltas: readonly PlazasDevueltas[]
): Promise<void> {
  await liberarPlazas(tx, devueltas);
  const ahora = await leerPresente(tx, clock);
  const ids = devueltas.map(({ franjaId }) => franjaId);
  const franjas = await franjasDePlanPorVenir(tx, ids, ahora);
  const [primera] = franjas;
  const ultima = franjas.at(-1);
  if (!primera || !ultima) return;
  const periodo = { desde: fechaDe(primera.inicio), hasta: fechaDe(ultima.inicio) };
  const reglas = await leerReglasDePlan(quietaParaFranja(tx), periodo);
  const { retirar, capacidades } = compararPlan(reglas, {
    alcance: { ...periodo, llenarHasta: periodo.hasta },
    ahora,
    enCurso: undefined,
    // Only these: what else the days are to have is the next plan's matter.
    actuales: franjas,
  });
  await retirarFranjas(
    tx,
    retirar.map(({ id }) => id),
  );
  await cambiarCapacidades(tx, capacidades);
}
