import { sql } from 'kysely';
import type { SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import { insertRows } from '../../../database/insert-rows.ts';
import type { Tx } from '../../../database/transaction.ts';

export interface NuevoAsiento {
  nombre: string;
  sexo: SexoDeAsiento;
}

/** Inserts the people of new bookings, the same people for each booking. The first is the holder. */
export async function insertarAsientos(
  tx: Tx,
  reservaIds: readonly number[],
  asientos: readonly NuevoAsiento[],
): Promise<void> {
  const filas = reservaIds.flatMap((id) =>
    asientos.map((asiento, n) => ({ reserva_id: id, es_titular: n === 0, ...asiento })),
  );
  await insertRows(tx, 'asientos', filas).execute();
}

/**
 * Returns, for each asiento of a booking, beginning with the holder's, whether the person came
 * (`presente`) and by how many minutes the group was late (`tarde`). `presente` is null where
 * nobody has marked the attendance.
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
 * Marks the people of a booking: those whose asientos are in `presentes` came, `tarde` minutes
 * late, and all other people of the booking did not come. With `presentes` null, the marks are
 * removed. The caller must hold the booking's lock.
 */
export async function marcarPresentes(
  tx: Tx,
  reservaId: number,
  { presentes, tarde }: { presentes: readonly number[] | null; tarde: number | null },
): Promise<void> {
  await tx
    .updateTable('asientos')
    // A null `presentes` makes the comparison null, which removes the marks.
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

/**
 * Adds a companion's asiento to a booking and returns the id of the asiento. The caller must have
 * taken the place in the franja.
 */
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

/** Deletes an asiento. The caller must free its place in the franja. */
export async function borrarAsiento(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('asientos').where('id', '=', id).execute();
}
