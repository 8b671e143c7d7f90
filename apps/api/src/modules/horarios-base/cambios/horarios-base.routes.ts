import * as api from '@remanso/contract/plan/horarios-base.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { answerList } from '../../../platform/http/answer-list.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { pageOf } from '../../../platform/read-page.ts';
import { guardarHorariosBase } from './guardar-horarios-base.ts';
import { existenHorariosBase, leerHorariosBase } from '../horarios-base.queries.ts';
import { previsualizarPlan } from '../../plan/previsualizar-plan.ts';

export function horariosBaseRoutes(route: Route, dependencies: Dependencies): void {
  const { db } = dependencies;

  route(api.horariosBaseExists, async () => ({ exists: await existenHorariosBase(db) }));

  route(api.obtenerHorariosBase, async ({ query }) =>
    answerList(pageOf(await leerHorariosBase(db), query)),
  );

  route(api.crearHorariosBase, ({ body, session }) =>
    guardarHorariosBase(dependencies, {
      usuarioId: session.usuarioId,
      accion: 'crearHorariosBase',
      semana: body,
    }),
  );

  route(api.actualizarHorariosBase, ({ body, session, assertUnchanged }) =>
    guardarHorariosBase(dependencies, {
      usuarioId: session.usuarioId,
      accion: 'actualizarHorariosBase',
      semana: body,
      assertUnchanged,
    }),
  );

  route(api.previsualizarHorariosBase, ({ body }) =>
    previsualizarPlan(dependencies, (reglas) => ({ ...reglas, horarios: body })),
  );
}
