import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { tienePermiso } from '@remanso/contract/persona/usuarios.rules';
import { sinPermiso, sinSesion } from '../../../platform/errors.ts';
import { esPropia } from '../../../platform/http/session.ts';
import { comprobarContrasenaPropia } from './comprobar-contrasena-propia.ts';
import { modificarUsuario, type SobreUsuario } from './modificar-usuario.ts';
import { contrasenaActualIncorrecta, contrasenaActualObligatoria } from '../usuarios.errors.ts';
import { buscarUsuario, type FilaDeUsuario } from '../usuarios.queries.ts';
import { actualizarPersona, type CambiosDePersona } from '../usuarios.repository.ts';
import { anularEnlaces } from '../../password-reset/password-reset.repository.ts';

interface Cambios extends CambiosDePersona {
  contrasenaActual?: string | undefined;
}

/**
 * Changes a person's data. People who change their own e-mail must give their password, because
 * whoever controls the e-mail can take over the account. They can change it only a few times a day,
 * because each change sends a letter to the previous address (rules §4.3).
 */
export async function modificarPersona(
  dependencies: Pick<
    Dependencies,
    'db' | 'clock' | 'passwords' | 'limits' | 'ownPasswordLine' | 'avisar'
  >,
  sobre: SobreUsuario,
  { contrasenaActual, ...cambios }: Cambios,
): Promise<Usuario> {
  const { usuarioId, session } = sobre;
  const propia = esPropia(session, usuarioId);
  const usuario = propia ? await buscarUsuario(dependencies.db, usuarioId) : undefined;
  const seMuda = usuario && cambios.email !== undefined && cambios.email !== usuario.email;
  if (!seMuda) return guardar(dependencies, sobre, { cambios, puedeMudarse: !propia });
  if (contrasenaActual === undefined) throw contrasenaActualObligatoria();
  const pedido = { usuarioId, contrasena: contrasenaActual };
  const comprobado = await comprobarContrasenaPropia(dependencies, pedido);
  if (!comprobado) throw contrasenaActualIncorrecta();
  const { contrasena_hash: hash } = comprobado;
  return dependencies.limits.emailChange.during(usuarioId, () =>
    guardar(dependencies, sobre, { cambios, puedeMudarse: true, hash }),
  );
}

interface Guardado {
  cambios: CambiosDePersona;
  /** True when the person who makes the change is allowed to change the e-mail. */
  puedeMudarse: boolean;
  /** The stored hash that the given password matched. Undefined where no password was needed. */
  hash?: string | null;
}

async function guardar(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  sobre: SobreUsuario,
  { cambios, puedeMudarse, hash }: Guardado,
): Promise<Usuario> {
  const { avisar } = dependencies;
  const { usuarioId, session } = sobre;
  // `soloCorrige` is true where the recepción changes another person's account: it can only be a
  // client's, and gets an e-mail only where it has none (rules §4.7).
  const soloCorrige = !esPropia(session, usuarioId) && !tienePermiso(session.rol, 'admin');
  const accion = 'actualizarUsuario';
  const { usuario: guardado } = await modificarUsuario(dependencies, { ...sobre, accion }, cambiar);
  return guardado;

  async function cambiar(tx: Tx, usuario: FilaDeUsuario): Promise<void> {
    const { nombre, email: anterior, contrasena_hash: actual } = usuario;
    const para = cambios.email ?? undefined;
    const seMuda = para !== undefined && para !== anterior;
    if (soloCorrige && (usuario.rol !== 'CLIENT' || (seMuda && anterior !== null))) {
      throw sinPermiso();
    }
    // The e-mail and the hash are checked again under the lock, because another request may have
    // changed them meanwhile.
    if (seMuda && !puedeMudarse) throw contrasenaActualObligatoria();
    if (seMuda && hash !== undefined && hash !== actual) throw sinSesion();
    await actualizarPersona(tx, usuario, cambios);
    if (!seMuda) return;
    // A link in the previous mailbox must not open the account. A person who had no e-mail is sent
    // an invitation (bienvenida) to the new address.
    await anularEnlaces(tx, usuarioId);
    if (anterior === null) {
      await avisar(tx, { tipo: 'bienvenida', para, usuarioId });
      return;
    }
    const datos = { nombre, nuevo: para };
    await avisar(
      tx,
      { tipo: 'cambio-de-email', para: anterior, usuarioId, datos },
      { tipo: 'confirmar-email', para, usuarioId },
    );
  }
}
