import type { NuevaListaDePrecios } from '@remanso/contract/precio/listas-de-precios.forms';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import { insertRows } from '../../database/insert-rows.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { listaRepetida } from './listas-de-precios.errors.ts';
import { listaDelDia } from './listas-de-precios.queries.ts';

/**
 * Inserts a list of prices. A list whose `desde` is null is the one that is created with the
 * configuration.
 */
export async function insertarListaDePrecios(
  tx: Tx,
  { desde, preciosPorCapacidad }: Omit<NuevaListaDePrecios, 'desde'> & { desde: string | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('listas_de_precios')
    .values({ desde })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violates(error, 'listas_de_precios_desde_unico') ? listaRepetida() : error;
    });
  await insertarPrecios(tx, id, preciosPorCapacidad);
  return id;
}

/** Replaces the prices of the list that applies on a day. */
export async function reemplazarPreciosDelDia(
  tx: Tx,
  fecha: string,
  precios: readonly Precio[],
): Promise<void> {
  const { id } = await tx
    .selectFrom('listas_de_precios')
    .select('id')
    .where('id', '=', listaDelDia(fecha))
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('precios').where('lista_id', '=', id).execute();
  await insertarPrecios(tx, id, precios);
}

export async function borrarListaDePrecios(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('listas_de_precios').where('id', '=', id).execute();
}

async function insertarPrecios(tx: Tx, listaId: number, precios: readonly Precio[]): Promise<void> {
  const filas = precios.map(({ capacidad, precio }) => ({ lista_id: listaId, capacidad, precio }));
  await insertRows(tx, 'precios', filas).execute();
}
