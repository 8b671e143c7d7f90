import * as api from '@remanso/contract/persona/usuarios.contract';
import { tienePermiso } from '@remanso/contract/persona/usuarios.rules';
import type { Dependencies } from '../../../dependencies.ts';
import { camposDePagina } from '../../../platform/campos-de-pagina.ts';
import { sinPermiso } from '../../../platform/errors.ts';
import { answerList } from '../../../platform/http/answer-list.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { esPropia, type Session } from '../../../platform/http/session.ts';
import { cambiarContrasenaPropia } from './cambiar-contrasena-propia.ts';
import { crearUsuario } from './crear-usuario.ts';
import { eliminarUsuario } from './eliminar-usuario.ts';
import { modificarPersona } from './modificar-persona.ts';
import { modificarEstado, modificarRol } from './modificar-usuario.ts';
import { usuarioInexistente } from '../usuarios.errors.ts';
import {
  buscarUsuario,
  buscarUsuarioPorEmail,
  contarUsuarios,
  paginaDeUsuarios,
  usuarioDeFila,
} from '../usuarios.queries.ts';

/**
 * Throws unless the account `id` is the session's own, or the session is an administrator's. A
 * client gets the 404 of an unknown account, so that no client learns which accounts exist.
 */
function comprobarQueLeToca(session: Session, id: number): void {
  if (esPropia(session, id) || tienePermiso(session.rol, 'admin')) return;
  throw session.esDelMostrador ? sinPermiso() : usuarioInexistente();
}

export function usuariosRoutes(route: Route, dependencies: Dependencies): void {
  const { db } = dependencies;

  route(api.listarUsuarios, async ({ query }) => {
    const pagina = await paginaDeUsuarios(db, query);
    const { body: usuarios, headers } = answerList(pagina);
    const cuentas = await contarUsuarios(db);
    return { headers, body: { usuarios, ...camposDePagina(query, pagina.total), ...cuentas } };
  });

  route(api.listarUsuariosPorRol, async ({ params: { rol }, query }) =>
    answerList(await paginaDeUsuarios(db, { ...query, rol })),
  );

  route(api.obtenerUsuarioPorEmail, async ({ params }) => {
    const usuario = await buscarUsuarioPorEmail(db, params.email);
    if (!usuario) throw usuarioInexistente();
    return usuarioDeFila(usuario);
  });

  route(api.obtenerUsuario, async ({ params, session }) => {
    comprobarQueLeToca(session, params.id);
    const usuario = await buscarUsuario(db, params.id);
    if (!usuario) throw usuarioInexistente();
    return usuarioDeFila(usuario);
  });

  cambios(route, dependencies);
}

function cambios(route: Route, dependencies: Dependencies): void {
  route(api.crearUsuario, async ({ body, session }) => {
    const esAdmin = tienePermiso(session.rol, 'admin');
    if (body.rol !== 'CLIENT' && !esAdmin) throw sinPermiso();
    // The server ignores a password that the reception sends for a new account, because whoever
    // chooses a password can log in with it. An account that the reception creates gets a link
    // instead.
    const password = esAdmin ? body.password : undefined;
    return crearUsuario(dependencies, { ...body, password, autorId: session.usuarioId });
  });

  route(api.cambiarContrasena, async ({ body, session }) => {
    const token = await cambiarContrasenaPropia(dependencies, {
      ...body,
      usuarioId: session.usuarioId,
    });
    return { message: 'Contraseña actualizada correctamente', token };
  });

  route(api.actualizarUsuario, async ({ params, body, session }) => {
    // `modificarPersona` checks, under the lock of the account, what the reception may change of a
    // client.
    if (!session.esDelMostrador) comprobarQueLeToca(session, params.id);
    return modificarPersona(dependencies, { session, usuarioId: params.id }, body);
  });

  route(api.cambiarRol, async ({ params, body, session }) => {
    const usuario = await modificarRol(dependencies, { session, usuarioId: params.id }, body.rol);
    return { message: 'Rol actualizado correctamente', usuario };
  });

  route(api.cambiarEstadoDeUsuario, async ({ params, body, session }) => ({
    message: 'Estado actualizado correctamente',
    ...(await modificarEstado(dependencies, {
      session,
      usuarioId: params.id,
      decidir: () => body.estado,
      cancelarReservas: body.cancelarReservas,
    })),
  }));

  route(api.eliminarUsuario, async ({ params, query, session }) => {
    const pedido = { ...query, autorId: session.usuarioId, usuarioId: params.id };
    const reservasCanceladas = await eliminarUsuario(dependencies, pedido);
    return { message: 'Usuario eliminado correctamente', reservasCanceladas };
  });
}
