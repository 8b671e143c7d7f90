import { generarFranjas as endpoint } from '@remanso/contract/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { generarFranjas } from './generar-franjas.ts';

export function planRoutes(route: Route, dependencies: Dependencies): void {
  route(endpoint, ({ query, session }) =>
    generarFranjas(dependencies, { ...query, adminId: session.usuarioId }),
  );
}
