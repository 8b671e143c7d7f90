import { createHmac } from 'node:crypto';
import type { Executor, Tx } from '../../database/transaction.ts';
import { newSecret } from './secret.ts';

/*
 * A restore of a backup creates a new salt. A restored centre signs sessions with a key made of
 * `JWT_SECRET` and this salt, so that the sessions from before the restore end. A centre that was
 * never restored has no salt and signs with `JWT_SECRET` alone.
 */

/**
 * Replaces the salt, which ends all sessions at the next start of the centre. The centre must not
 * be running.
 */
export async function renewSessionSalt(tx: Tx): Promise<void> {
  const sal = newSecret();
  await tx
    .insertInto('sal_de_sesiones')
    .values({ sal })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sal }))
    .execute();
}

/**
 * Returns the secret that signs the sessions of this centre: `secret`, or `secret` and the salt of
 * the last restore.
 */
export async function readSessionSecret(db: Executor, secret: string): Promise<string> {
  const row = await db.selectFrom('sal_de_sesiones').select('sal').executeTakeFirst();
  return row ? createHmac('sha256', secret).update(row.sal).digest('base64url') : secret;
}
