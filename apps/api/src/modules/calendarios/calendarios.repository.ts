import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';

/**
 * Stores the hash of a new secret address of a person's calendar. The previous address stops
 * working.
 */
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

/**
 * Stores `ahora` as the time at which a calendar program read the address, unless a time later than
 * `hace` is stored already.
 */
export async function anotarLectura(
  db: Executor,
  { usuarioId, ahora, hace }: { usuarioId: number; ahora: string; hace: string },
): Promise<void> {
  await db
    .updateTable('calendarios')
    .set({ leida_en: ahora })
    .where('usuario_id', '=', usuarioId)
    .where(sql<boolean>`(leida_en is null or leida_en < ${hace})`)
    .execute();
}

/** Ends the secret address of a person's calendar, where there is one. */
export async function olvidarCalendario(db: Executor, usuarioId: number): Promise<void> {
  await db.deleteFrom('calendarios').where('usuario_id', '=', usuarioId).execute();
}

/**
 * Ends the secret address of a desk account's calendar when the account's sessions end, because the
 * address gives access to the desk's data like a session. A client's address stays valid.
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
