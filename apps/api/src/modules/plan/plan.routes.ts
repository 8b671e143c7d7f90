import * as api from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { buscarPorResolver } from './buscar-por-resolver.ts';
import { generarFranjas } from './generar-franjas.ts';

export function planRoutes(route: Route, dependencies: Dependencies): void {
  route(api.franjasPorResolver, async () => ({
    conflictos: await buscarPorResolver(dependencies),
  }));

  route(api.generarFranjas, ({ query, session }) =>
    generarFranjas(dependencies, { ...query, adminId: session.usuarioId }),
  );
}
