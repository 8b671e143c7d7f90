import type { Executor } from '../../database/transaction.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Authenticate } from '../../platform/http/session.ts';
import type { Tokens } from '../../platform/security/tokens.ts';

/**
 * Identity from the verified token, rights from the database at each request: a token dies at once when its
 * version was raised or its account is inactive or gone, and a change of rol takes effect at the next call.
 */
export function createAuthenticate(db: Executor, tokens: Tokens): Authenticate {
  return async (token) => {
    if (token === undefined) throw sinSesion('No hay token');
    const claims = await tokens.verify(token);
    const usuario = await db
      .selectFrom('usuarios')
      .select(['id', 'nombre', 'apellido', 'genero', 'rol'])
      .where('id', '=', claims.usuarioId)
      .where('version_sesion', '=', claims.version)
      .where('estado', '=', 'ACTIVO')
      .executeTakeFirst();
    if (!usuario) throw sinSesion();
    return {
      usuarioId: usuario.id,
      isAdmin: usuario.rol === 'ADMIN',
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      genero: usuario.genero,
    };
  };
}
