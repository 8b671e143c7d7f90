import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { leerUsuario } from '../usuarios/usuarios.queries.ts';
import { cambiarContrasena } from '../usuarios/usuarios.repository.ts';
import { enlaceInvalido } from './password-reset.errors.ts';
import { buscarToken, gastarToken } from './password-reset.repository.ts';

interface Pedido {
  token: string;
  nuevaPassword: string;
}

/** Spends a link: a new password, and every older session ends. */
export async function restablecerContrasena(
  { db, clock, passwords, loginLimits }: Dependencies,
  { token, nuevaPassword }: Pedido,
): Promise<void> {
  // Looked at before the slow hash, and spent after it: a bad link costs nothing, a good one works once.
  const usuarioId = await buscarToken(db, token, clock.epoch());
  if (usuarioId === undefined) throw enlaceInvalido();
  const hash = await passwords.hash(nuevaPassword);
  const email = await inTransaction(db, async (tx) => {
    // The user before the link, as in the deletion of a user.
    const version = await cambiarContrasena(tx, usuarioId, { hash });
    const gastado = await gastarToken(tx, token, clock.instant());
    if (version === undefined || !gastado) throw enlaceInvalido();
    return (await leerUsuario(tx, usuarioId)).email;
  });
  // Who forgot the password has often guessed until the account had to wait.
  await loginLimits.succeeded(email);
}
