import type { ResultOf } from '@remanso/contract/endpoint';
import type { crearWebhook as endpoint } from '@remanso/contract/sistema/webhooks.contract';
import type { NuevoWebhook } from '@remanso/contract/sistema/webhooks.forms';
import { MAXIMO_DE_WEBHOOKS } from '@remanso/contract/sistema/webhooks.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { crearSecreto } from '../firmar-envio.ts';
import { direccionPrivada, limiteDeWebhooks } from '../webhooks.errors.ts';
import { rastroDe, webhookDeFila } from '../webhooks.queries.ts';
import { contarWebhooks, insertarWebhook } from '../webhooks.repository.ts';

/**
 * Adds a program that is told what happens, and returns the secreto with which it is signed. No
 * other answer has the secreto.
 */
export async function crearWebhook(
  { db, clock, outgoing }: Pick<Dependencies, 'db' | 'clock' | 'outgoing'>,
  { adminId, nuevo }: { adminId: number; nuevo: NuevoWebhook },
): Promise<ResultOf<typeof endpoint>> {
  if (outgoing.refuses(nuevo.url)) throw direccionPrivada();
  const secreto = crearSecreto();
  return inTransaction(db, async (tx) => {
    if ((await contarWebhooks(tx)) >= MAXIMO_DE_WEBHOOKS) throw limiteDeWebhooks();
    const creadoEn = clock.instant();
    const fila = await insertarWebhook(tx, { ...nuevo, secreto, creadoEn });
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'crearWebhook',
      entidadId: fila.id,
      despues: rastroDe(fila),
      ocurridoEn: creadoEn,
    });
    return { ...webhookDeFila(fila, clock.timeZone), secreto };
  });
}
