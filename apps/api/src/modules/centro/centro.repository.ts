import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { mapaDe } from '@remanso/contract/centro/centro.rules';
import type { Tx } from '../../database/transaction.ts';
import { centroDeFila, selectCentro } from './centro.queries.ts';

/**
 * Locks the row of the centro until the transaction ends. Where there is no row yet, inserts one
 * with the data of `nuevo`.
 */
export async function tomarCentro(tx: Tx, nuevo: Centro): Promise<Centro> {
  const { comoSePaga, horarios, mapa: _sigue, zonaHoraria, ...textos } = nuevo;
  await tx
    .insertInto('centro')
    .values({ ...textos, como_se_paga: comoSePaga, horarios: JSON.stringify(horarios) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const fila = await selectCentro(tx).forUpdate().executeTakeFirstOrThrow();
  return centroDeFila(fila, zonaHoraria);
}

/**
 * Changes the data of the centro. An undefined datum stays as it is. A map link that nobody has set
 * continues to be made from the address. The caller must hold the lock of the row (`tomarCentro`).
 */
export async function cambiarCentro(
  tx: Tx,
  antes: Centro,
  { comoSePaga, horarios, mapa, ...textos }: CambiosDelCentro,
): Promise<Centro> {
  const direccion = textos.direccion ?? antes.direccion;
  await tx
    .updateTable('centro')
    .set({
      ...textos,
      // Forms send back the map link that they have read. A link that equals the one made from the
      // address is stored as null, so that it changes with the address.
      ...(mapa !== undefined && { mapa: mapa === mapaDe(direccion) ? null : mapa }),
      como_se_paga: comoSePaga,
      horarios: horarios && JSON.stringify(horarios),
      direccion,
    })
    .execute();
  return centroDeFila(await selectCentro(tx).executeTakeFirstOrThrow(), antes.zonaHoraria);
}
