import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { olvidarCalendarioDelMostrador } from '../calendarios/calendarios.repository.ts';
import { contrasenaCambiadaDe } from '../avisos/avisos.rules.ts';
import { olvidarSuscripciones } from '../suscripciones/suscripciones.repository.ts';
import { enlaceInvalido } from '../usuarios/usuarios.errors.ts';
import { leerUsuario } from '../usuarios/usuarios.queries.ts';
import { recordarRed } from '../usuarios/redes-conocidas.repository.ts';
import { cambiarContrasena, marcarEmailConfirmado } from '../usuarios/usuarios.repository.ts';
import { buscarToken, gastarToken } from './password-reset.repository.ts';

interface Entrada {
  token: string;
  nuevaPassword: string;
  ip: string;
  /** The subscription of the browser that asks. */
  suscripcionId?: number | undefined;
}

/**
 * Sets a new password with the token of a link. All older sessions end, and so do the
 * subscriptions of all other browsers. Returns the e-mail of the account. Where the link was mailed, its use confirms that e-mail.
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
  { token, nuevaPassword, ip, suscripcionId }: Entrada,
): Promise<string> {
  // The token is checked before the slow hash, so that a bad token costs no hash. It is used up
  // after the hash, so that it works only once.
  const usuarioId = await buscarToken(db, token, clock.epoch());
  if (usuarioId === undefined) throw enlaceInvalido();
  const hash = await passwords.hash(nuevaPassword);
  const email = await inTransaction(db, async (tx) => {
    // The user is locked before the token, in the same order as when a user is erased.
    const version = await cambiarContrasena(tx, usuarioId, { hash });
    const gastado = await gastarToken(tx, token, clock.instant());
    if (version === undefined || !gastado) throw enlaceInvalido();
    await olvidarCalendarioDelMostrador(tx, usuarioId);
    await olvidarSuscripciones(tx, usuarioId, suscripcionId);
    await registrarHechoPropio(tx, clock, { usuarioId, accion: 'resetearContrasena' });
    // The network from which the link was opened is trusted: later logins from it count as known.
    // Nothing is stored for an account that is erased at the same moment.
    await recordarRed(tx, clock, { usuarioId, huella: networkMark(usuarioId, ip) });
    const usuario = await leerUsuario(tx, usuarioId);
    if (usuario.email === null) throw enlaceInvalido();
    if (gastado.porEmail) await marcarEmailConfirmado(tx, usuarioId, usuario.email);
    await avisar(tx, contrasenaCambiadaDe(usuario, clock.now()));
    return usuario.email;
  });
  // People who forgot their password have often guessed it until the login made them wait. The new
  // password ends that wait.
  await loginLimits.forgive(email, ip);
  return email;
}
