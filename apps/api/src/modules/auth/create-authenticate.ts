import DataLoader from 'dataloader';
import type { Executor } from '../../database/transaction.ts';
import { sinSesion } from '../../platform/errors.ts';
import { createSession, type Authenticate } from '../../platform/http/session.ts';
import type { Tokens } from '../../platform/security/tokens.ts';

/**
 * Takes the identity from the verified token and the rights from the database at each request: a
 * token is void as soon as its version is raised, as another rol does too, or its account is
 * inactive or gone.
 */
export function createAuthenticate(db: Executor, tokens: Tokens): Authenticate {
  // Requests that arrive together share one query; nothing is remembered for later requests.
  const activos = new DataLoader((ids: readonly number[]) => usuariosActivos(db, ids), {
    cache: false,
    batchScheduleFn: (ask) => void setImmediate(ask),
  });
  return async (token) => {
    if (token === undefined) throw sinSesion('No hay token');
    const claims = await tokens.verify(token);
    const usuario = await activos.load(claims.usuarioId);
    if (usuario?.version !== claims.version) throw sinSesion();
    const { session } = usuario;
    if (tokens.isTooOldFor(session.rol, claims)) throw sinSesion();
    return { session, claims };
  };
}

/**
 * Returns the accounts in the order of the ids; undefined for an account that is inactive or gone.
 */
async function usuariosActivos(db: Executor, ids: readonly number[]) {
  const usuarios = await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'genero', 'rol', 'version_sesion'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('estado', '=', 'ACTIVO')
    .execute();
  const porId = new Map(
    usuarios.map(({ id, rol, version_sesion: version, ...persona }) => [
      id,
      { version, session: createSession({ id, rol, ...persona }) },
    ]),
  );
  return ids.map((id) => porId.get(id));
}
