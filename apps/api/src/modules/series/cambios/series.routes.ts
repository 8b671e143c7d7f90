import * as api from '@remanso/contract/serie/series.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { puedeVer } from '../../../platform/http/session.ts';
import { serieInexistente } from '../series.errors.ts';
import { buscarSerie, leerMisSeries } from '../series.queries.ts';
import { cancelarSerie } from './cancelar-serie.ts';
import { crearSerie } from './crear-serie.ts';
import { previsualizarSerie } from './previsualizar-serie.ts';

export function seriesRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock, previewLimiter } = dependencies;

  route(api.previsualizarSerie, ({ session, body }) =>
    previewLimiter(String(session.usuarioId), () =>
      previsualizarSerie(dependencies, { session, ...body }),
    ),
  );

  route(api.crearSerie, ({ session, headers, body }) =>
    crearSerie(dependencies, { session, clave: headers['idempotency-key'], ...body }),
  );

  route(api.misSeries, async ({ session }) => ({
    series: await leerMisSeries(db, session.usuarioId, { ...session, clock }),
  }));

  route(api.obtenerSerie, async ({ session, params }) => {
    const hallada = await buscarSerie(db, params.id, { ...session, clock });
    if (!hallada || !puedeVer(session, hallada.usuarioId)) throw serieInexistente();
    return hallada.serie;
  });

  route(api.cancelarSerie, ({ session, params, body }) =>
    cancelarSerie(dependencies, {
      session,
      serieId: params.id,
      desde: body.desde,
      motivo: body.motivo ?? undefined,
    }),
  );
}
