import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { mapaDe } from '@remanso/contract/centro/centro.rules';
import type { Tx } from '../../database/transaction.ts';
import { centroDeFila, selectCentro } from './centro.queries.ts';

/** Locks the centre's row, which begins as `nuevo` where there is none yet. */
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
 * Changes what the centre says. An undefined datum stays as it is, and a link to the map that nobody
 * has given goes on following the address. The caller must hold the row (`tomarCentro`).
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
      // Otherwise a form that sends back what it has read would end the following.
      ...(mapa !== undefined && { mapa: mapa === mapaDe(direccion) ? null : mapa }),
      como_se_paga: comoSePaga,
      horarios: horarios && JSON.stringify(horarios),
      direccion,
    })
    .execute();
  return centroDeFila(await selectCentro(tx).executeTakeFirstOrThrow(), antes.zonaHoraria);
}
