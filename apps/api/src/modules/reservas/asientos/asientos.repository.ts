import { sql } from 'kysely';
import type { SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import type { Tx } from '../../../database/transaction.ts';

export interface NuevoAsiento {
  nombre: string;
  sexo: SexoDeAsiento;
}

/**
 * Reads what is known of whether each of a booking's people came, the holder first, and beside each
 * by how many minutes they came late together; null where nobody has said so.
 */
export async function leerMarcas(
  tx: Tx,
  reservaId: number,
): Promise<{ id: number; presente: boolean | null; tarde: number | null }[]> {
  return tx
    .selectFrom('asientos as a')
    .innerJoin('reservas as r', 'r.id', 'a.reserva_id')
    .select(['a.id', 'a.presente', 'r.tarde'])
    .where('a.reserva_id', '=', reservaId)
    .orderBy('a.id')
    .execute();
}

/**
 * Marks who of a booking came, by the ids of their seats, that the others did not, and by how many
 * minutes they were late; null takes the marks back. The caller must hold the booking's lock.
 */
export async function marcarPresentes(
  tx: Tx,
  reservaId: number,
  { presentes, tarde }: { presentes: readonly number[] | null; tarde: number | null },
): Promise<void> {
  await tx
    .updateTable('asientos')
    // A comparison with a list that is null is null itself.
    .set({ presente: sql<boolean | null>`id = any(${presentes}::bigint[])` })
    .where('reserva_id', '=', reservaId)
    .execute();
  await tx
    .updateTable('reservas')
    .set({ tarde })
    .where('id', '=', reservaId)
    .where('tarde', 'is distinct from', tarde)
    .execute();
}

/** Adds a companion's seat to a booking and returns its id. The caller has taken the place. */
export async function insertarAcompaniante(
  tx: Tx,
  reservaId: number,
  asiento: NuevoAsiento,
): Promise<number> {
  const { id } = await tx
    .insertInto('asientos')
    .values({ reserva_id: reservaId, es_titular: false, ...asiento })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function cambiarAsiento(
  tx: Tx,
  id: number,
  cambios: { nombre?: string | undefined; sexo?: SexoDeAsiento | undefined },
): Promise<void> {
  const { nombre, sexo } = cambios;
  if (nombre === undefined && sexo === undefined) return;
  await tx
    .updateTable('asientos')
    .set({ ...(nombre !== undefined && { nombre }), ...(sexo !== undefined && { sexo }) })
    .where('id', '=', id)
    .execute();
}

/** Deletes a seat. The caller gives its place back. */
export async function borrarAsiento(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('asientos').where('id', '=', id).execute();
}
