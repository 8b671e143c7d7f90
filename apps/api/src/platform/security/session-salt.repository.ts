import { createHmac } from 'node:crypto';
import type { Executor, Tx } from '../../database/transaction.ts';
import { newSecret } from './secret.ts';

/*
 * A restored centre signs its sessions by another key than before, whatever `JWT_SECRET` says: the
 * secret and a salt that each restore makes anew. A centre that was never restored has no salt.
 */

/** Ends every session of the centre from its next start on; the caller must hold it stopped. */
export async function renewSessionSalt(tx: Tx): Promise<void> {
  const sal = newSecret();
  await tx
    .insertInto('sal_de_sesiones')
    .values({ sal })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sal }))
    .execute();
}

/** Returns what signs the sessions of this centre. */
export async function readSessionSecret(db: Executor, secret: string): Promise<string> {
  const row = await db.selectFrom('sal_de_sesiones').select('sal').executeTakeFirst();
  return row ? createHmac('sha256', secret).update(row.sal).digest('base64url') : secret;
}
