import * as api from '@remanso/contract/persona/password-reset.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { crearEnlace } from './crear-enlace.ts';
import { buscarToken } from './password-reset.repository.ts';
import { restablecerContrasena } from './restablecer-contrasena.ts';

const SOLICITADO =
  'Si hay una cuenta con ese email, enviamos un enlace para elegir una contraseña nueva';

export function passwordResetRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock, limits, avisar } = dependencies;

  route(api.solicitarReset, async ({ body: { email }, ip }) => {
    // Too many links to one e-mail are refused without a word, so that nobody learns who has an
    // account. The account is looked up only when the letter is sent, so that this call takes the same time
    // for known and unknown e-mails.
    await limits.resetFromNetwork.take(ip);
    if (await limits.resetToEmail.admit(email)) {
      await inTransaction(db, (tx) => avisar(tx, { tipo: 'contrasena', para: email }));
    }
    return { mensaje: SOLICITADO, message: SOLICITADO };
  });

  route(api.validarReset, async ({ params }) => {
    const valido = (await buscarToken(db, params.token, clock.epoch())) !== undefined;
    return { valido, mensaje: valido ? 'El enlace es válido' : 'Token inválido o expirado' };
  });

  route(api.crearEnlace, ({ params, session }) =>
    crearEnlace(dependencies, { autorId: session.usuarioId, usuarioId: params.id }),
  );

  route(api.resetearContrasena, async ({ body, ip }) => {
    const email = await restablecerContrasena(dependencies, { ...body, ip });
    const mensaje = 'Contraseña actualizada correctamente';
    return { mensaje, message: mensaje, email };
  });
}
