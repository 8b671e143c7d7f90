import {
  borrarWebhook,
  cambiarWebhook,
  crearWebhook,
  enviosDeWebhook,
  listarWebhooks,
  probarWebhook,
  reenviarEnvio,
} from '@remanso/contract/sistema/webhooks.contract';
import { NUEVO_WEBHOOK } from '../programas/webhooks-de-escena.ts';
import { valid } from './valid-request.ts';

/** Valid requests for the calls about other programs that are told what happens. */
export const WEBHOOKS = [
  valid(listarWebhooks, 'admin', async ({ newWebhook }) => {
    await newWebhook();
    return {};
  }),
  valid(crearWebhook, 'admin', () => ({ body: NUEVO_WEBHOOK })),
  valid(cambiarWebhook, 'admin', async ({ newWebhook }) => ({
    params: { id: await newWebhook() },
    body: { ...NUEVO_WEBHOOK, activo: false },
  })),
  valid(borrarWebhook, 'admin', async ({ newWebhook }) => ({ params: { id: await newWebhook() } })),
  valid(enviosDeWebhook, 'admin', async ({ newEnvio }) => ({
    params: { id: (await newEnvio()).webhookId },
  })),
  valid(probarWebhook, 'admin', async ({ newWebhookPrivado }) => ({
    params: { id: await newWebhookPrivado() },
  })),
  valid(reenviarEnvio, 'admin', async ({ newEnvio }) => ({
    params: { id: (await newEnvio()).id },
  })),
];
