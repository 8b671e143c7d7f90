import { sql } from 'kysely';
import type { Centro } from '@remanso/contract/centro.contract';
import { mapaDe } from '@remanso/contract/centro.rules';
import type { Tx } from '../../database/transaction.ts';
import { centroDeFila, selectCentro } from './centro.queries.ts';

function toFila({ comoSePaga, mapa, horarios, zonaHoraria: _zona, ...centro }: Centro) {
  return {
    ...centro,
    // A link that follows from the address goes on following it.
    mapa: mapa === mapaDe(centro.direccion) ? null : mapa,
    como_se_paga: comoSePaga,
    horarios: JSON.stringify(horarios),
  };
}

/** Locks the centre's row, which begins as `nuevo` where there is none yet. */
export async function tomarCentro(tx: Tx, nuevo: Centro): Promise<Centro> {
  await tx
    .insertInto('centro')
    .values({ ...toFila(nuevo) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const fila = await selectCentro(tx).forUpdate().executeTakeFirstOrThrow();
  return centroDeFila(fila, nuevo.zonaHoraria);
}

/** Replaces what the centre says. The caller must hold the row (`tomarCentro`). */
export async function reemplazarCentro(tx: Tx, centro: Centro): Promise<void> {
  await tx
    .updateTable('centro')
    .set({ ...toFila(centro), version: sql`version + 1` })
    .execute();
}
