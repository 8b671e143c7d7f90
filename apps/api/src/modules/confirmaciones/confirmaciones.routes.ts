import * as api from '@remanso/contract/persona/confirmaciones.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { confirmarEmail } from './confirmar-email.ts';
import { enviarConfirmacion } from './enviar-confirmacion.ts';

export function confirmacionesRoutes(route: Route, dependencies: Dependencies): void {
  route(api.confirmarEmail, async ({ body }) => {
    await confirmarEmail(dependencies, body.token);
    return { message: 'El email quedó confirmado' };
  });

  route(api.enviarConfirmacion, async ({ session }) => {
    await enviarConfirmacion(dependencies, session.usuarioId);
    return { message: 'El enlace está en camino' };
  });
}
