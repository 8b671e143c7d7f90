import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { leerUsuario } from '../usuarios/usuarios.queries.ts';
import { recordarRed } from '../usuarios/redes-conocidas.repository.ts';
import { cambiarContrasena } from '../usuarios/usuarios.repository.ts';
import { enlaceInvalido } from './password-reset.errors.ts';
import { buscarToken, gastarToken } from './password-reset.repository.ts';

interface Pedido {
  token: string;
  nuevaPassword: string;
  ip: string;
}

/** Spends a link: a new password, and every older session ends. */
export async function restablecerContrasena(
  { db, clock, passwords, loginLimits, networkMark }: Dependencies,
  { token, nuevaPassword, ip }: Pedido,
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
    await registrarHechoPropio(tx, clock, { usuarioId, accion: 'resetearContrasena' });
    return (await leerUsuario(tx, usuarioId)).email;
  });
  // Who forgot the password has often guessed until they had to wait; and whoever reads the mail is no stranger.
  await loginLimits.forgive(email, ip);
  await recordarRed(db, clock, { usuarioId, huella: networkMark(usuarioId, ip) });
}
