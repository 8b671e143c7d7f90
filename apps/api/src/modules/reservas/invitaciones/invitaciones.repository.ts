import type { Tx } from '../../../database/transaction.ts';

/**
 * Stores the hash of the secret address of a companion's page. The previous address of the seat
 * stops working.
 */
export async function guardarInvitacion(
  tx: Tx,
  { asientoId, ...nueva }: { asientoId: number; secreto_hash: string; creada_en: string },
): Promise<void> {
  await tx
    .insertInto('invitaciones')
    .values({ asiento_id: asientoId, ...nueva })
    .onConflict((conflict) => conflict.column('asiento_id').doUpdateSet(nueva))
    .execute();
}
