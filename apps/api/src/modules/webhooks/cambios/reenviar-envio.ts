import { inTransaction, onCommit } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { tomarEnvio } from '../envios.queries.ts';
import { volverAEnviar } from '../envios.repository.ts';
import { envioInexistente, webhookApagado } from '../webhooks.errors.ts';
import { sitioDe } from '../webhooks.queries.ts';

/**
 * Sends an envío again under the same `webhook-id`, or makes one that waits for its next try due
 * now.
 */
export async function reenviarEnvio(
  { db, clock, webhookWorker }: Pick<Dependencies, 'db' | 'clock' | 'webhookWorker'>,
  { adminId, id }: { adminId: number; id: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const envio = await tomarEnvio(tx, id);
    if (!envio) throw envioInexistente();
    const { webhookId, url, activo } = envio;
    if (!activo) throw webhookApagado();
    await volverAEnviar(tx, id, clock);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'reenviarEnvio',
      entidadId: webhookId,
      despues: { sitio: sitioDe(url) },
      ocurridoEn: clock.instant(),
    });
    onCommit(tx, webhookWorker.wake);
  });
}
