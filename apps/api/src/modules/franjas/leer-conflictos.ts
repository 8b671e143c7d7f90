import type { Conflictos } from '@remanso/contract/franjas.contract';
import type { Executor } from '../../database/transaction.ts';
import { reservasPorFranja } from '../reservas/reservas.queries.ts';
import type { CambiosDePlan } from './comparar-plan.ts';
import { franjasPorId } from './franjas.queries.ts';

/** The booked franjas that a plan keeps although they no longer fit, with their bookings. */
export async function leerConflictos(
  db: Executor,
  { enConflicto }: CambiosDePlan,
  timeZone: string,
): Promise<Conflictos> {
  const ids = enConflicto.map(({ id }) => id);
  const franjas = await franjasPorId(db, ids);
  const reservas = await reservasPorFranja(db, ids, timeZone);
  return franjas.map((franja) => ({ franja, reservas: reservas.get(franja.id) ?? [] }));
}
