import { fechaDe } from '@remanso/contract/calendario';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { compararPlan } from './comparar-plan.ts';
import { liberarPlazas } from './franjas.repository.ts';
import { leerReglasDePlan } from './leer-reglas-de-plan.ts';
import { cambiarCapacidad, leerFranjaDePlan, retirarFranjas } from './plan.repository.ts';

/**
 * Gives places back. What the plan only kept for its people goes with the last of them, and holds no more than it
 * should as they leave (rules §5, §9.13): nobody else may book what the centre does not open. Caller holds the
 * franja's lock, which whoever changes the rules waits for, and has already made the seats inactive.
 */
export async function devolverPlazas(
  tx: Tx,
  clock: Clock,
  { franjaId, personas }: { franjaId: number; personas: number },
): Promise<void> {
  await liberarPlazas(tx, franjaId, personas);
  const ahora = clock.now();
  const franja = await leerFranjaDePlan(tx, franjaId);
  if (franja.inicio <= ahora) return;
  const fecha = fechaDe(franja.inicio);
  const periodo = { desde: fecha, hasta: fecha };
  const { retirar, capacidades } = compararPlan(await leerReglasDePlan(tx, periodo), {
    alcance: { ...periodo, llenarHasta: fecha },
    ahora,
    enCurso: undefined,
    // Alone: what else the day is to have is the next plan's matter.
    actuales: [franja],
  });
  await retirarFranjas(
    tx,
    retirar.map(({ id }) => id),
  );
  for (const { capacidad } of capacidades) await cambiarCapacidad(tx, [franjaId], capacidad);
}
