import { sql } from 'kysely';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { franjaSuperpuesta } from './franjas.errors.ts';

/**
 * Takes the places that a booking had a moment ago, also where the plan has closed or withdrawn the
 * franja since. Returns false, with nothing changed, where they are taken or the desk has withdrawn
 * the franja. The caller must hold its lock. Throws 409 where another franja has taken its hours.
 */
export async function retomarPlazas(tx: Tx, id: number, personas: number): Promise<boolean> {
  try {
    const { numUpdatedRows } = await tx
      .updateTable('franjas')
      .set({ ocupados: sql`ocupados + ${personas}`, retirada: null })
      .where('id', '=', id)
      .where(sql<boolean>`retirada is distinct from 'ADMIN'`)
      .where(sql<boolean>`ocupados + ${personas} <= capacidad_efectiva`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    throw violates(error, 'franjas_sin_superposicion') ? franjaSuperpuesta() : error;
  }
}
