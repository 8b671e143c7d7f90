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
    limits,
    ownPasswordLine,
  }: Pick<Dependencies, 'db' | 'passwords' | 'limits' | 'ownPasswordLine'>,
  { usuarioId, contrasena }: Entrada,
): Promise<FilaDeUsuario | undefined> {
  const usuario = await buscarUsuario(db, usuarioId);
  if (!usuario) throw sinSesion();
  if (usuario.contrasena_hash === null) throw sinContrasena();
  const { contrasena_hash: hash } = usuario;
  const { ownPassword } = limits;
  // The failures are checked before the guess enters the line, so that a user who has failed too
  // often takes no place in the line.
  await ownPassword.check(usuarioId);
  return ownPasswordLine(String(usuarioId), async () => {
    await ownPassword.check(usuarioId);
    const coincide = await passwords.verify(hash, contrasena);
    await (coincide ? ownPassword.forget(usuarioId) : ownPassword.admit(usuarioId));
    return coincide ? usuario : undefined;
  });
}
