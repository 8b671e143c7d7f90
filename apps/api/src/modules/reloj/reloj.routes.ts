import * as api from '@remanso/contract/sistema/reloj.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { confirmarReloj } from './confirmar-reloj.ts';

export function relojRoutes(route: Route, dependencies: Dependencies): void {
  route(api.confirmarReloj, ({ session }) =>
    confirmarReloj(dependencies, { adminId: session.usuarioId }),
  );
}
