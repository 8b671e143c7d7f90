import type { TestApp } from '../test-app.ts';

/** A webhook as an owner asks for it. */
export const NUEVO_WEBHOOK = {
  url: 'https://avisos.ejemplo.com/remanso',
  eventos: ['reserva.creada' as const, 'reserva.cancelada' as const],
};

/** An address to which nothing is sent, so that a test of it ends at once. */
const PRIVADA = 'https://10.0.0.8/remanso';

/** Returns functions that add a webhook, and an envío to one. */
export function webhooksDeEscena({ database: { db }, clock }: TestApp) {
  async function insertWebhook(url: string, activo = true): Promise<number> {
    const { id } = await db
      .insertInto('webhooks')
      .values({ ...NUEVO_WEBHOOK, url, activo, secreto: 'whsec_eA==', creado_en: clock.instant() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  async function insertEnvio(webhookId: number): Promise<number> {
    const { id } = await db
      .insertInto('envios')
      .values({
        webhook_id: webhookId,
        tipo: 'reserva.creada',
        datos: '{}',
        ocurrido_en: clock.instant(),
        vence_en: clock.instant(),
        intentos: 13,
        codigo: 500,
        ultimo_error: 'Respondió 500',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  return {
    newWebhook: () => insertWebhook(NUEVO_WEBHOOK.url),
    newWebhookPrivado: () => insertWebhook(PRIVADA),
    newEnvio: async () => {
      const webhookId = await insertWebhook(NUEVO_WEBHOOK.url);
      return { id: await insertEnvio(webhookId), webhookId };
    },
    /** Adds as many webhooks as there may be, all off; resolves to the id of an envío to one. */
    fillWebhooks: async () => {
      const ids = [];
      for (let n = 1; n <= 10; n += 1)
        ids.push(await insertWebhook(`https://avisos.ejemplo.com/${n}`, false));
      return insertEnvio(ids[0] ?? 0);
    },
  };
}
