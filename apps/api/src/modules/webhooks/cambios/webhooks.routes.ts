import * as api from '@remanso/contract/sistema/webhooks.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { leerEnvios } from '../envios.queries.ts';
import { webhookInexistente } from '../webhooks.errors.ts';
import { buscarWebhook, leerWebhooks } from '../webhooks.queries.ts';
import { borrarWebhook } from './borrar-webhook.ts';
import { cambiarWebhook } from './cambiar-webhook.ts';
import { crearWebhook } from './crear-webhook.ts';
import { probarWebhook } from './probar-webhook.ts';
import { reenviarEnvio } from './reenviar-envio.ts';

export function webhooksRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarWebhooks, async () => ({ webhooks: await leerWebhooks(db, clock.timeZone) }));

  route(api.crearWebhook, ({ body, session }) =>
    crearWebhook(dependencies, { adminId: session.usuarioId, nuevo: body }),
  );

  route(api.cambiarWebhook, ({ params, body, session }) =>
    cambiarWebhook(dependencies, { adminId: session.usuarioId, id: params.id, nuevo: body }),
  );

  route(api.borrarWebhook, async ({ params, session }) => {
    await borrarWebhook(dependencies, { adminId: session.usuarioId, id: params.id });
    return undefined;
  });

  route(api.enviosDeWebhook, async ({ params, query }) => {
    if (!(await buscarWebhook(db, params.id))) throw webhookInexistente();
    return leerEnvios(db, params.id, { pedido: query, timeZone: clock.timeZone });
  });

  route(api.probarWebhook, ({ params, session }) =>
    probarWebhook(dependencies, { adminId: session.usuarioId, id: params.id }),
  );

  route(api.reenviarEnvio, async ({ params, session }) => {
    await reenviarEnvio(dependencies, { adminId: session.usuarioId, id: params.id });
    return { message: 'El aviso sale otra vez' };
  });
}
