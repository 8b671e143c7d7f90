import * as api from '@remanso/contract/password-reset.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { ENVIAR_ENLACE } from './password-reset.jobs.ts';
import { buscarToken } from './password-reset.repository.ts';
import { restablecerContrasena } from './restablecer-contrasena.ts';

const SOLICITADO =
  'Si hay una cuenta con ese email, enviamos un enlace para elegir una contraseña nueva';

export function passwordResetRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock, resetLimits, queue } = dependencies;

  route(api.solicitarReset, async ({ body: { email }, ip }) => {
    if (await resetLimits.admit(email, ip)) await queue.send(ENVIAR_ENLACE, { email });
    return { mensaje: SOLICITADO, message: SOLICITADO };
  });

  route(api.validarReset, async ({ params }) => {
    const valido = (await buscarToken(db, params.token, clock.epoch())) !== undefined;
    return { valido, mensaje: valido ? 'El enlace es válido' : 'Token inválido o expirado' };
  });

  route(api.resetearContrasena, async ({ body }) => {
    await restablecerContrasena(dependencies, body);
    const mensaje = 'Contraseña actualizada correctamente';
    return { mensaje, message: mensaje };
  });
}
