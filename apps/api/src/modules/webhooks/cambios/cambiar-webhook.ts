import { isDeepStrictEqual } from 'node:util';
import type { Webhook } from '@remanso/contract/sistema/webhooks.contract';
import type { NuevoWebhook } from '@remanso/contract/sistema/webhooks.forms';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { abandonarEnvios } from '../envios.repository.ts';
import { direccionPrivada, webhookInexistente } from '../webhooks.errors.ts';
import { rastroDe, tomarWebhook, webhookDeFila } from '../webhooks.queries.ts';
import { reemplazarWebhook } from '../webhooks.repository.ts';

/**
 * Changes to where and of what a program is told. Turning it off gives up what waits for it; what
 * waits otherwise goes to the new address.
 */
export async function cambiarWebhook(
  { db, clock, outgoing }: Pick<Dependencies, 'db' | 'clock' | 'outgoing'>,
  { adminId, id, nuevo }: { adminId: number; id: number; nuevo: NuevoWebhook },
): Promise<Webhook> {
  if (outgoing.refuses(nuevo.url)) throw direccionPrivada();
  return inTransaction(db, async (tx) => {
    const antes = await tomarWebhook(tx, id);
    if (!antes) throw webhookInexistente();
    const despues = await reemplazarWebhook(tx, id, nuevo);
    if (!nuevo.activo) await abandonarEnvios(tx, id);
    // The rows are compared, because the trail keeps the host of the address alone.
    if (isDeepStrictEqual(antes, despues)) return webhookDeFila(despues, clock.timeZone);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'cambiarWebhook',
      entidadId: id,
      antes: rastroDe(antes),
      despues: rastroDe(despues),
      ocurridoEn: clock.instant(),
    });
    return webhookDeFila(despues, clock.timeZone);
  });
}
