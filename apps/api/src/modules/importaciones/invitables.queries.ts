import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';

/** Returns the active clients of `ids` who have an e-mail and no password yet. */
export function leerInvitables(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('usuarios')
    .select(['id', 'email'])
    .where('id', '=', anyOf(ids))
    .where('estado', '=', 'ACTIVO')
    .where('email', 'is not', null)
    .where('contrasena_hash', 'is', null)
    .orderBy('id')
    .execute();
}
