import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { buscarUsuario, type FilaDeUsuario } from '../usuarios.queries.ts';

interface Entrada {
  usuarioId: number;
  contrasena: string;
}

/**
 * Returns the logged-in user when the password is theirs, undefined when it is not; throws 429
 * after too many wrong ones.
 */
export async function comprobarContrasenaPropia(
  {
    db,
    passwords,
    ownPasswordLimits,
  }: Pick<Dependencies, 'db' | 'passwords' | 'ownPasswordLimits'>,
  { usuarioId, contrasena }: Entrada,
): Promise<FilaDeUsuario | undefined> {
  const usuario = await buscarUsuario(db, usuarioId);
  if (!usuario) throw sinSesion();
  const coincide = await ownPasswordLimits.attempt(usuarioId, () =>
    passwords.verify(usuario.contrasena_hash ?? undefined, contrasena),
  );
  return coincide ? usuario : undefined;
}
