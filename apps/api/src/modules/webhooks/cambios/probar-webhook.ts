import { randomUUID } from 'node:crypto';
import type { Envio } from '@remanso/contract/sistema/webhooks.contract';
import { PRUEBA } from '@remanso/contract/sistema/webhooks.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { mandar } from '../envios.channel.ts';
import { leerEnvio } from '../envios.queries.ts';
import { insertarPrueba } from '../envios.repository.ts';
import { webhookInexistente } from '../webhooks.errors.ts';
import { buscarWebhook, sitioDe, tomarWebhook } from '../webhooks.queries.ts';

/**
 * Sends a test to a webhook, also to one that is off, and returns how it ended. It is tried once,
 * and says nothing for or against the webhook.
 */
export async function probarWebhook(
  { db, clock, outgoing }: Pick<Dependencies, 'db' | 'clock' | 'outgoing'>,
  { adminId, id }: { adminId: number; id: number },
): Promise<Envio> {
  const webhook = await buscarWebhook(db, id);
  if (!webhook) throw webhookInexistente();
  const prueba = { mensaje: randomUUID(), datos: { webhookId: id } };
  const { url, secreto } = webhook;
  const porMandar = { ...prueba, url, secreto, tipo: PRUEBA, ocurridoEn: clock.instant() } as const;
  const resultado = await mandar({ clock, outgoing }, porMandar);
  return inTransaction(db, async (tx) => {
    if (!(await tomarWebhook(tx, id))) throw webhookInexistente();
    const en = clock.instant();
    const envioId = await insertarPrueba(tx, { webhookId: id, ...prueba, ...resultado, en });
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'probarWebhook',
      entidadId: id,
      despues: { sitio: sitioDe(url) },
      ocurridoEn: en,
    });
    return leerEnvio(tx, envioId, clock.timeZone);
  });
}
