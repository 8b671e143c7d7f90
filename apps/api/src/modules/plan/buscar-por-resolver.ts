import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { calcularCambios } from './calcular-cambios.ts';
import { leerConflictos } from './leer-conflictos.ts';
import { mirarPlan } from './tomar-plan.ts';

/**
 * Finds the booked franjas to come about which something is to be decided: those that the plan
 * keeps although they no longer fit, and those that a hand has blocked, which are no conflicto of
 * any change of the plan (rules §7.12).
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
