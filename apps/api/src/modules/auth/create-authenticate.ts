import DataLoader from 'dataloader';
import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';
import { sinSesion } from '../../platform/errors.ts';
import { createSession, esDePrograma, type Authenticate } from '../../platform/http/session.ts';
import type { Tokens } from '../../platform/security/tokens.ts';
import { autenticarPrograma, type ParaProgramas } from '../tokens/autenticar-programa.ts';

/**
 * Returns the function that authenticates a request. The person comes from the verified token; the
 * rol and the state come from the database at each request. A token is void when its account is
 * inactive or deleted, when the account has a newer version of its session (as after a change of
 * rol), or when the token is too old for the rol.
 */
export function createAuthenticate(dependencies: ParaProgramas & { tokens: Tokens }): Authenticate {
  const { db, tokens } = dependencies;
  // Requests that arrive together share one query. No result is kept for later requests.
  const activos = new DataLoader((ids: readonly number[]) => usuariosActivos(db, ids), {
    cache: false,
    batchScheduleFn: (ask) => void setImmediate(ask),
  });
  return async (token) => {
    if (token === undefined) throw sinSesion('No hay token');
    if (esDePrograma(token)) return { session: await autenticarPrograma(dependencies, token) };
    const claims = await tokens.verify(token);
    const usuario = await activos.load(claims.usuarioId);
    if (usuario?.version !== claims.version) throw sinSesion();
    const { session } = usuario;
    if (tokens.isTooOldFor(session.rol, claims)) throw sinSesion();
    return { session, claims };
  };
}

/**
 * Returns the accounts in the order of `ids`; undefined in place of an account that is inactive or
 * deleted.
 */
async function usuariosActivos(db: Executor, ids: readonly number[]) {
  const usuarios = await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'genero', 'rol', 'version_sesion'])
    .where('estado', '=', 'ACTIVO')
    .where('id', '=', anyOf(ids))
    .execute();
  const porId = new Map(
    usuarios.map(({ id, rol, version_sesion: version, ...persona }) => [
      id,
      { version, session: createSession({ id, rol, ...persona }) },
    ]),
  );
  return ids.map((id) => porId.get(id));
}
