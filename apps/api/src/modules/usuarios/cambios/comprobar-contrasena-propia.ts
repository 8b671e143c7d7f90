import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { buscarUsuario, type FilaDeUsuario } from '../usuarios.queries.ts';

interface Entrada {
  usuarioId: number;
  contrasena: string;
}

/**
 * Returns the logged-in user where the password is right; undefined where it is wrong. Throws 429
 * after too many wrong passwords.
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
