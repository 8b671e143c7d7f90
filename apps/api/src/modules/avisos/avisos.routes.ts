import * as api from '@remanso/contract/seguimiento/avisos.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { listarAvisosFallidos } from './avisos.queries.ts';
import { descartarAviso } from './descartar-aviso.ts';
import { reenviarAviso } from './reenviar-aviso.ts';
import { reintentarAviso } from './reintentar-aviso.ts';

export function avisosRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarAvisosFallidos, async ({ query }) => ({
    ...(await listarAvisosFallidos(db, query, clock.timeZone)),
    correo: dependencies.correo,
  }));

  route(api.reintentarAviso, async ({ params, session }) => {
    await reintentarAviso(dependencies, { adminId: session.usuarioId, avisoId: params.id });
    return { message: 'El mensaje se está enviando otra vez' };
  });

  route(api.reenviarAviso, async ({ params, session }) => {
    await reenviarAviso(dependencies, { adminId: session.usuarioId, avisoId: params.id });
    return { message: 'El mensaje se está enviando otra vez' };
  });

  route(api.descartarAviso, async ({ params, session }) => {
    await descartarAviso(dependencies, { adminId: session.usuarioId, avisoId: params.id });
    return { message: 'Mensaje descartado' };
  });
}
