import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { olvidarCalendarioDelMostrador } from '../calendarios/calendarios.repository.ts';
import { leerUsuario } from '../usuarios/usuarios.queries.ts';
import { recordarRed } from '../usuarios/redes-conocidas.repository.ts';
import { cambiarContrasena } from '../usuarios/usuarios.repository.ts';
import { enlaceInvalido } from './password-reset.errors.ts';
import { buscarToken, gastarToken } from './password-reset.repository.ts';

interface Entrada {
  token: string;
  nuevaPassword: string;
  ip: string;
}

/** Uses a link to set a new password, which ends every older session. */
export async function restablecerContrasena(
  {
    db,
    clock,
    passwords,
    loginLimits,
    networkMark,
  }: Pick<Dependencies, 'db' | 'clock' | 'passwords' | 'loginLimits' | 'networkMark'>,
  { token, nuevaPassword, ip }: Entrada,
): Promise<void> {
  // The link is checked before the slow hash and used up after it, so that a bad link costs no hash
  // and a good one works only once.
  const usuarioId = await buscarToken(db, token, clock.epoch());
  if (usuarioId === undefined) throw enlaceInvalido();
  const hash = await passwords.hash(nuevaPassword);
  const email = await inTransaction(db, async (tx) => {
    // The user is locked before the link, as when a user is erased.
    const version = await cambiarContrasena(tx, usuarioId, { hash });
    const gastado = await gastarToken(tx, token, clock.instant());
    if (version === undefined || !gastado) throw enlaceInvalido();
    await olvidarCalendarioDelMostrador(tx, usuarioId);
    await registrarHechoPropio(tx, clock, { usuarioId, accion: 'resetearContrasena' });
    // Whoever could open the mail is no stranger. An account that is erased right after this has no
    // networks to remember.
    await recordarRed(tx, clock, { usuarioId, huella: networkMark(usuarioId, ip) });
    return (await leerUsuario(tx, usuarioId)).email;
  });
  // A person who forgot the password has often guessed until the login made them wait.
  if (email !== null) await loginLimits.forgive(email, ip);
}
