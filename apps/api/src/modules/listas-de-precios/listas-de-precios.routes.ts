import * as api from '@remanso/contract/precio/listas-de-precios.contract';
import type { Dependencies } from '../../dependencies.ts';
import { answerList } from '../../platform/http/answer-list.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { pageOf } from '../../platform/read-page.ts';
import { crearListaDePrecios } from './crear-lista-de-precios.ts';
import { eliminarListaDePrecios } from './eliminar-lista-de-precios.ts';
import { leerListasDePrecios, sumarLoReservado } from './listas-de-precios.queries.ts';

export function listasDePreciosRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarListasDePrecios, async ({ query }) =>
    answerList(pageOf(await leerListasDePrecios(db, clock.today()), query)),
  );

  route(api.crearListaDePrecios, ({ body, session }) =>
    crearListaDePrecios(dependencies, { adminId: session.usuarioId, nueva: body }),
  );

  route(api.previsualizarListaDePrecios, ({ body: { desde, preciosPorCapacidad: precios } }) =>
    sumarLoReservado(db, { desde, precios, ahora: clock.now() }),
  );

  route(api.eliminarListaDePrecios, ({ params, session }) =>
    eliminarListaDePrecios(dependencies, { adminId: session.usuarioId, id: params.id }),
  );
}
