import type { Alternativas } from '@remanso/contract/reserva/reservas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { calcularCambios } from '../calcular-cambios.ts';
import { mirarPlan } from '../tomar-plan.ts';
import { estaBloqueada } from '../tras-el-plan.rules.ts';
import { leerAlternativas } from './alternativas.queries.ts';

/**
 * Finds alternatives for bookings according to the present plan. A franja that the plan keeps only
 * for its bookings is never an alternative.
 */
export function buscarAlternativas(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  reservas: readonly number[],
): Promise<Alternativas> {
  return mirarPlan(db, async (tx) => {
    const { ahora, cambios } = await calcularCambios(tx, clock, (reglas) => reglas);
    const sobrantes = new Set(cambios.enConflicto.map(({ id }) => id));
    return leerAlternativas(tx, {
      reservas,
      ahora,
      plazas: (candidata) =>
        sobrantes.has(candidata.id) || estaBloqueada(candidata)
          ? 0
          : candidata.capacidad - candidata.ocupadosTotal,
    });
  });
}
