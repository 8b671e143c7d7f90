import type { Tx } from '../../database/transaction.ts';

export interface NuevaSerie {
  usuarioId: number;
  /** The momento at which the first franja begins. */
  inicio: string;
  /** The weeks from one date to the next. */
  cada: number;
  veces: number;
  personas: number;
  /** The instant (ISO 8601) at which the series is made. */
  creadaEn: string;
}

/** Adds a series and returns its id. Its bookings are inserted with that id by the caller. */
export async function insertarSerie(tx: Tx, nueva: NuevaSerie): Promise<number> {
  const { usuarioId, creadaEn, ...terminos } = nueva;
  const { id } = await tx
    .insertInto('series')
    .values({ ...terminos, usuario_id: usuarioId, creada_en: creadaEn })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Assigns all series of the person `de` to the person `a`. The caller must hold the locks of both
 * accounts.
 */
export async function pasarSeries(tx: Tx, { de, a }: { de: number; a: number }): Promise<void> {
  await tx.updateTable('series').set({ usuario_id: a }).where('usuario_id', '=', de).execute();
}
