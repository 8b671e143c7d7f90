import { sql } from 'kysely';
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

/**
 * Ends the secret address of an account of the desk, which is a way in as a session is; a client's
 * outlives their sessions.
 */
export async function olvidarCalendarioDelMostrador(
  db: Executor,
  usuarioId: number,
): Promise<void> {
  await db
    .deleteFrom('calendarios')
    .where('usuario_id', '=', usuarioId)
    .where(
      sql<boolean>`exists (select from usuarios u where u.id = usuario_id and u.rol <> 'CLIENT')`,
    )
    .execute();
}
