import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';

/** Keeps the hash of a person's secret address, in place of the one before. */
export async function guardarCalendario(
  tx: Tx,
  { usuarioId, secretoHash, desde }: { usuarioId: number; secretoHash: string; desde: string },
): Promise<void> {
  const nuevo = { secreto_hash: secretoHash, desde };
  await tx
    .insertInto('calendarios')
    .values({ usuario_id: usuarioId, ...nuevo })
    .onConflict((conflict) =>
      conflict.column('usuario_id').doUpdateSet({ ...nuevo, leida_en: null }),
    )
    .execute();
}

/** Notes that a calendar has read the address, once in some minutes at most. */
export async function anotarLectura(
  db: Executor,
  { usuarioId, ahora, hace }: { usuarioId: number; ahora: string; hace: string },
): Promise<void> {
  await db
    .updateTable('calendarios')
    .set({ leida_en: ahora })
    .where('usuario_id', '=', usuarioId)
    .where(sql<boolean>`leida_en is null or leida_en < ${hace}`)
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
