import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { olvidarCalendarioDelMostrador } from '../calendarios/calendarios.repository.ts';
import { contrasenaCambiadaDe } from '../avisos/avisos.rules.ts';
import { enlaceInvalido } from '../usuarios/usuarios.errors.ts';
import { leerUsuario } from '../usuarios/usuarios.queries.ts';
import { recordarRed } from '../usuarios/redes-conocidas.repository.ts';
import { cambiarContrasena, marcarEmailConfirmado } from '../usuarios/usuarios.repository.ts';
import { buscarToken, gastarToken } from './password-reset.repository.ts';

interface Entrada {
  token: string;
  nuevaPassword: string;
  ip: string;
}

/**
 * Uses a link to set a new password, which ends every older session, and returns the e-mail of the
 * account. Whoever got the link by mail has shown that the address is theirs.
 */
export async function restablecerContrasena(
  {
    db,
    clock,
    passwords,
    loginLimits,
    networkMark,
    avisar,
  }: Pick<Dependencies, 'db' | 'clock' | 'passwords' | 'loginLimits' | 'networkMark' | 'avisar'>,
  { token, nuevaPassword, ip }: Entrada,
): Promise<string> {
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
    const usuario = await leerUsuario(tx, usuarioId);
    if (usuario.email === null) throw enlaceInvalido();
    if (gastado.porEmail) await marcarEmailConfirmado(tx, usuarioId, usuario.email);
    await avisar(tx, contrasenaCambiadaDe(usuario, clock.now()));
    return usuario.email;
  });
  // A person who forgot the password has often guessed until the login made them wait.
  await loginLimits.forgive(email, ip);
  return email;
}
