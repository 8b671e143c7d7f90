import * as api from '@remanso/contract/centro/config.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { configInexistente } from '../config.errors.ts';
import { hayAbonos } from '../../abonos/abonos.queries.ts';
import { leerListasDePrecios } from '../../listas-de-precios/listas-de-precios.queries.ts';
import { buscarAjustes, configDeFila, existeConfig, selectConfig } from '../config.queries.ts';
import { exigirDondeTransferir } from './exigir-donde-transferir.ts';
import { exigirSitiosLegibles } from './exigir-sitios-legibles.ts';
import { guardarConfig } from './guardar-config.ts';
import { previsualizarPlan } from '../../plan/previsualizar-plan.ts';

export function configRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.configExists, async () => ({ exists: await existeConfig(db) }));

  route(api.obtenerConfig, async () => {
    const hoy = clock.today();
    const fila = await selectConfig(db, hoy)
      .select(hayAbonos(hoy).as('hay_abonos'))
      .executeTakeFirst();
    if (!fila) throw configInexistente();
    const listas = await leerListasDePrecios(db, hoy);
    return {
      config: configDeFila(fila),
      proximosPrecios: listas.filter(({ desde }) => desde > hoy),
      ...(fila.hay_abonos && { abonos: true as const }),
    };
  });

  route(api.crearConfig, ({ body, session }) =>
    guardarConfig(dependencies, {
      usuarioId: session.usuarioId,
      accion: 'crearConfig',
      nueva: body,
    }),
  );

  route(api.actualizarConfig, ({ body, session, assertUnchanged }) =>
    guardarConfig(dependencies, {
      usuarioId: session.usuarioId,
      accion: 'actualizarConfig',
      nueva: body,
      assertUnchanged,
    }),
  );

  route(api.previsualizarConfig, async ({ body }) => {
    exigirSitiosLegibles(body);
    exigirDondeTransferir(body, await buscarAjustes(db));
    return previsualizarPlan(dependencies, (reglas) => ({ ...reglas, config: body }));
  });
}
