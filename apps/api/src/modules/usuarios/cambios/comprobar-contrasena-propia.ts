import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { sinContrasena } from '../usuarios.errors.ts';
import { buscarUsuario, type FilaDeUsuario } from '../usuarios.queries.ts';

interface Entrada {
  usuarioId: number;
  contrasena: string;
}

/**
 * Returns the logged-in user where the password is right; undefined where it is wrong. Throws 429
 * after too many wrong passwords, and 409 where the account has no password yet, as one that was made
 * by entering by a code.
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
  if (usuario.contrasena_hash === null) throw sinContrasena();
  const { contrasena_hash: hash } = usuario;
  const coincide = await ownPasswordLimits.attempt(usuarioId, () =>
    passwords.verify(hash, contrasena),
  );
  return coincide ? usuario : undefined;
}
