import * as api from '@remanso/contract/persona/auth.contract';
import * as codigos from '@remanso/contract/persona/codigos.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { olvidarCalendarioDelMostrador } from '../calendarios/calendarios.repository.ts';
import { olvidarSuscripciones } from '../suscripciones/suscripciones.repository.ts';
import { buscarUsuario, usuarioPropioDeFila } from '../usuarios/usuarios.queries.ts';
import { anularSesiones } from '../usuarios/usuarios.repository.ts';
import { entrarConCodigo } from './entrar-con-codigo.ts';
import { iniciarSesion } from './iniciar-sesion.ts';
import { pedirCodigo } from './pedir-codigo.ts';
import { registrarCliente } from './registrar-cliente.ts';

export function authRoutes(route: Route, dependencies: Dependencies): void {
  const { db, tokens } = dependencies;

  route(api.login, ({ body, ip }) => iniciarSesion(dependencies, { ...body, ip }));

  route(api.register, async ({ body, ip }) => {
    await registrarCliente(dependencies, { ...body, ip });
    return { message: 'Cuenta creada correctamente' };
  });

  route(codigos.pedirCodigo, ({ body, ip }) => pedirCodigo(dependencies, { ...body, ip }));

  route(codigos.entrarConCodigo, ({ body, ip }) => entrarConCodigo(dependencies, { ...body, ip }));

  route(api.current, async ({ session, claims }) => {
    const usuario = await buscarUsuario(db, session.usuarioId);
    if (!usuario) throw sinSesion();
    const nuevo = await tokens.renew({ ...usuario, version: usuario.version_sesion }, claims);
    return {
      body: usuarioPropioDeFila(usuario),
      headers: nuevo === null ? {} : { 'X-Token-Nuevo': nuevo },
    };
  });

  route(api.logout, async ({ session }) => {
    await inTransaction(db, async (tx) => {
      await anularSesiones(tx, session.usuarioId);
      await olvidarCalendarioDelMostrador(tx, session.usuarioId);
      await olvidarSuscripciones(tx, session.usuarioId);
    });
    return undefined;
  });
}
