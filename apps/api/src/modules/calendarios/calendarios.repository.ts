import type { Executor, Tx } from '../../database/transaction.ts';

/** Keeps the hash of a person's secret address, in place of the one before. */
export async function guardarCalendario(
  tx: Tx,
  { usuarioId, secretoHash }: { usuarioId: number; secretoHash: string },
): Promise<void> {
  await tx
    .insertInto('calendarios')
    .values({ usuario_id: usuarioId, secreto_hash: secretoHash })
    .onConflict((conflict) =>
      conflict.column('usuario_id').doUpdateSet({ secreto_hash: secretoHash }),
    )
    .execute();
}

/** Ends a person's secret address, if there is one. */
export async function olvidarCalendario(db: Executor, usuarioId: number): Promise<void> {
  await db.deleteFrom('calendarios').where('usuario_id', '=', usuarioId).execute();
}
