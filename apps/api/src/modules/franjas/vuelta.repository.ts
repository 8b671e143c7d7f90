import { sql } from 'kysely';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { franjaSuperpuesta } from './franjas.errors.ts';

/**
 * Takes again the places that a booking left a moment ago, even where the plan has closed or
 * withdrawn the franja since. Returns false, with nothing changed, where the places are taken or an
 * administrator has withdrawn the franja. Throws 409 where another franja now overlaps it. The
 * caller must hold the franja's lock.
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

/**
 * Returns how many places a franja would have if nobody took those that are offered; 0 where nothing
 * is offered.
 */
export async function libresSinOfertas(tx: Tx, id: number): Promise<number> {
  const fila = await tx
    .selectFrom('franjas')
    .select(sql<number>`capacidad_efectiva - ocupados + retenidas`.as('libres'))
    .where('id', '=', id)
    .where('retenidas', '>', 0)
    .executeTakeFirst();
  return fila?.libres ?? 0;
}
