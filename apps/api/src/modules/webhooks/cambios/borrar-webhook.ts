import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { webhookInexistente } from '../webhooks.errors.ts';
import { rastroDe } from '../webhooks.queries.ts';
import { quitarWebhook } from '../webhooks.repository.ts';

/** Deletes a webhook with everything that was or is to be told to it. */
export async function borrarWebhook(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, id }: { adminId: number; id: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const antes = await quitarWebhook(tx, id);
    if (!antes) throw webhookInexistente();
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'borrarWebhook',
      entidadId: id,
      antes: rastroDe(antes),
      ocurridoEn: clock.instant(),
    });
  });
}
