import { sql } from 'kysely';
import type { Sexo } from '@remanso/contract/franjas.rules';
import type { Tx } from '../../database/transaction.ts';

export interface NuevoAsiento {
  nombre: string;
  sexo: Sexo;
}

/**
 * Seats a new booking's people, the first as its holder. Caller has taken the places. Arrays rather than rows of
 * parameters: the statement's text is the same for any number of people.
 */
export async function insertarAsientos(
  tx: Tx,
  reservaId: number,
  asientos: readonly NuevoAsiento[],
): Promise<void> {
  await sql`
    insert into asientos (reserva_id, es_titular, nombre, sexo)
    select ${reservaId}::bigint, orden = 1, nombre, sexo
    from unnest(
      ${asientos.map(({ nombre }) => nombre)}::text[],
      ${asientos.map(({ sexo }) => sexo)}::text[]
    ) with ordinality as nuevos (nombre, sexo, orden)
    order by orden`.execute(tx);
}

/** Caller has taken the place. */
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
  cambios: { nombre?: string | undefined; sexo?: Sexo | undefined },
): Promise<void> {
  const { nombre, sexo } = cambios;
  if (nombre === undefined && sexo === undefined) return;
  await tx
    .updateTable('asientos')
    .set({ ...(nombre !== undefined && { nombre }), ...(sexo !== undefined && { sexo }) })
    .where('id', '=', id)
    .execute();
}

/** Caller gives the place back. */
export async function borrarAsiento(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('asientos').where('id', '=', id).execute();
}
