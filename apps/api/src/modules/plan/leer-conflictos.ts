import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { conReservas, franjasPorId } from '../franjas/franjas.queries.ts';
import type { CambiosDePlan } from './comparar-plan.ts';

/** Returns the conflictos of a plan: each franja of `enConflicto` with its bookings. */
export async function leerConflictos(
  db: Executor,
  { enConflicto }: Pick<CambiosDePlan, 'enConflicto'>,
  clock: Clock,
): Promise<Conflictos> {
  const ids = enConflicto.map(({ id }) => id);
  const franjas = await conReservas(db, await franjasPorId(db, clock.now(), ids), clock);
  return franjas.map(({ reservas, ...franja }) => ({ franja, reservas }));
}
