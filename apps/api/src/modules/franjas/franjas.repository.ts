import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';

/** What deciding about a franja needs to know. */
export interface FranjaActual {
  id: number;
  inicio: string;
  fin: string;
  capacidadEfectiva: number;
  ocupadosTotal: number;
  bloqueada: boolean;
}

function selectFranja(tx: Tx, id: number) {
  return tx
    .selectFrom('franjas')
    .where('id', '=', id)
    .select([
      'id',
      'inicio',
      'fin',
      'capacidad_efectiva as capacidadEfectiva',
      'ocupados as ocupadosTotal',
      sql<boolean>`bloqueada or bloqueo_id is not null`.as('bloqueada'),
    ]);
}

/** Without a lock: what it says may be old by the next statement, which is why `tomarPlazas` decides again. */
export async function leerFranja(tx: Tx, id: number): Promise<FranjaActual | undefined> {
  return selectFranja(tx, id).where('retirada', 'is', null).executeTakeFirst();
}

/**
 * Holds the franja of a booking until the transaction ends; the lock order is franja → reserva → asiento.
 * A withdrawn one too: the bookings that remember it can still be asked about.
 */
export async function lockFranjaDeReserva(tx: Tx, id: number): Promise<FranjaActual | undefined> {
  return selectFranja(tx, id).forUpdate().executeTakeFirst();
}

/**
 * Takes `personas` places if they are free and the franja can be booked; false if not, with nothing changed.
 * One conditional UPDATE: of any number of callers at once it lets in exactly as many as fit.
 */
export async function tomarPlazas(tx: Tx, id: number, personas: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('franjas')
    .set({ ocupados: sql`ocupados + ${personas}` })
    .where('id', '=', id)
    .where('retirada', 'is', null)
    .where('bloqueada', '=', false)
    .where('bloqueo_id', 'is', null)
    .where(sql<boolean>`ocupados + ${personas} <= capacidad_efectiva`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives places back. Caller holds the franja's lock and has already made the seats inactive. */
export async function liberarPlazas(tx: Tx, id: number, personas: number): Promise<void> {
  await tx
    .updateTable('franjas')
    .set({ ocupados: sql`ocupados - ${personas}` })
    .where('id', '=', id)
    .execute();
}

/** Caller holds the franja's lock. */
export async function marcarBloqueada(
  tx: Tx,
  id: number,
  { bloqueada, motivo }: { bloqueada: boolean; motivo: string | null },
): Promise<void> {
  await tx.updateTable('franjas').set({ bloqueada, motivo }).where('id', '=', id).execute();
}
