import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../dependencies.ts';
import { paginaDeFranjas } from '../modules/franjas/franjas.queries.ts';

/** Returns the franjas of some days of the demo, which has at most a hundred in a week, in their order. */
export async function leerFranjas(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  dias: { desde: string; hasta: string },
): Promise<Franja[]> {
  const { elementos } = await paginaDeFranjas(db, clock.now(), dias, { page: 0, size: 100 });
  return elementos;
}
