import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { registrarHechoPropio } from '../../auditoria/auditoria.repository.ts';
import { contrasenaCambiadaDe } from '../../avisos/avisos.rules.ts';
import { olvidarCalendarioDelMostrador } from '../../calendarios/calendarios.repository.ts';
import { olvidarSuscripciones } from '../../suscripciones/suscripciones.repository.ts';
import { comprobarContrasenaPropia } from './comprobar-contrasena-propia.ts';
import { contrasenaActualIncorrecta } from '../usuarios.errors.ts';
import { cambiarContrasena } from '../usuarios.repository.ts';
import { anularEnlaces } from '../../password-reset/password-reset.repository.ts';

interface Entrada {
  usuarioId: number;
  contrasenaActual: string;
  nuevaContrasena: string;
  /** The subscription of the browser that asks. */
  suscripcionId?: number | undefined;
}

/**
 * Changes a person's own password. All earlier sessions become void, including the one that makes
 * this call; so do links to choose a password, the calendar address of a desk account, and the
 * subscriptions of all other browsers. Returns a token for a new session (rules §3.7).
 */
export async function cambiarContrasenaPropia(
  dependencies: Pick<
    Dependencies,
    'db' | 'clock' | 'passwords' | 'tokens' | 'limits' | 'ownPasswordLine' | 'avisar'
  >,
  { usuarioId, contrasenaActual, nuevaContrasena, suscripcionId }: Entrada,
): Promise<string> {
  const { db, clock, passwords, tokens, avisar } = dependencies;
  const usuario = await comprobarContrasenaPropia(dependencies, {
    usuarioId,
    contrasena: contrasenaActual,
  });
  if (!usuario) throw contrasenaActualIncorrecta();
  const hash = await passwords.hash(nuevaContrasena);
  const version = await inTransaction(db, async (tx) => {
    const cambio = { hash, anterior: usuario.contrasena_hash };
    const nueva = await cambiarContrasena(tx, usuarioId, cambio);
    if (nueva === undefined) return undefined;
    await anularEnlaces(tx, usuarioId);
    await avisar(tx, contrasenaCambiadaDe(usuario, clock.now()));
    await olvidarCalendarioDelMostrador(tx, usuarioId);
    await olvidarSuscripciones(tx, usuarioId, suscripcionId);
    await registrarHechoPropio(tx, clock, { usuarioId, accion: 'cambiarContrasena' });
    return nueva;
  });
  // An undefined version means that another request has changed the password or ended the account
  // meanwhile, so this session is void.
  if (version === undefined) throw sinSesion();
  return tokens.sign({ id: usuarioId, rol: usuario.rol, version });
}
