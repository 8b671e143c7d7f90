import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { calcularCambios } from './calcular-cambios.ts';
import { leerConflictos } from './leer-conflictos.ts';
import { mirarPlan } from './tomar-plan.ts';

/**
 * Finds the booked franjas to come that the desk has to decide about: franjas that the plan keeps
 * although they no longer fit, and franjas that somebody blocked by hand. Changes of the plan do
 * not report the franjas blocked by hand as conflictos (rules §7.12).
 */
export function buscarPorResolver({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<Conflictos> {
  return mirarPlan(db, async (tx) => {
    const { actuales, cambios } = await calcularCambios(tx, clock, (reglas) => reglas);
    const bloqueadas = actuales.filter(
      ({ retirada, bloqueadaAMano, ocupadosTotal }) =>
        retirada === null && bloqueadaAMano && ocupadosTotal > 0,
    );
    const enConflicto = [...new Set([...cambios.enConflicto, ...bloqueadas])];
    return leerConflictos(tx, { enConflicto }, clock);
  });
}
