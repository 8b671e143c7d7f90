import * as api from '@remanso/contract/password-reset.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { cambiarContrasena } from '../usuarios/usuarios.repository.ts';
import { enlaceInvalido } from './password-reset.errors.ts';
import { ENVIAR_ENLACE } from './password-reset.jobs.ts';
import { buscarToken, gastarToken } from './password-reset.repository.ts';

const SOLICITADO =
  'Si hay una cuenta con ese email, enviamos un enlace para elegir una contraseña nueva';

export function passwordResetRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock, passwords, resetLimits, queue } = dependencies;

  route(api.solicitarReset, async ({ body: { email }, ip }) => {
    if (await resetLimits.admit(email, ip)) await queue.send(ENVIAR_ENLACE, { email });
    return { mensaje: SOLICITADO, message: SOLICITADO };
  });

  route(api.validarReset, async ({ params }) => {
    const valido = (await buscarToken(db, params.token, clock.epoch())) !== undefined;
    return { valido, mensaje: valido ? 'El enlace es válido' : 'Token inválido o expirado' };
  });

  route(api.resetearContrasena, async ({ body: { token, nuevaPassword } }) => {
    // Looked at before the slow hash, and spent after it: a bad link costs nothing, a good one works once.
    const usuarioId = await buscarToken(db, token, clock.epoch());
    if (usuarioId === undefined) throw enlaceInvalido();
    const hash = await passwords.hash(nuevaPassword);
    await inTransaction(db, async (tx) => {
      // The user before the link, as in the deletion of a user.
      const version = await cambiarContrasena(tx, usuarioId, { hash });
      const gastado = await gastarToken(tx, token, clock.instant());
      if (version === undefined || !gastado) throw enlaceInvalido();
    });
    const mensaje = 'Contraseña actualizada correctamente';
    return { mensaje, message: mensaje };
  });
}
