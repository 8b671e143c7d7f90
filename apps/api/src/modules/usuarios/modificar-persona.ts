import type { Usuario } from '@remanso/contract/usuarios.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import { comprobarContrasenaPropia } from './comprobar-contrasena-propia.ts';
import { modificarUsuario, type SobreUsuario } from './modificar-usuario.ts';
import { contrasenaActualIncorrecta, contrasenaActualObligatoria } from './usuarios.errors.ts';
import { buscarUsuario, type FilaDeUsuario } from './usuarios.queries.ts';
import { actualizarPersona, type CambiosDePersona } from './usuarios.repository.ts';

interface Cambios extends CambiosDePersona {
  contrasenaActual?: string | undefined;
}

/**
 * Changes who somebody is. To change one's own e-mail one says the password too, because whoever has the e-mail can
 * have the account; and only so many times a day, because each tells the address that was left (rules §10.1).
 */
export async function modificarPersona(
  dependencies: Dependencies,
  sobre: SobreUsuario,
  { contrasenaActual, ...cambios }: Cambios,
): Promise<Usuario> {
  const { usuarioId, session } = sobre;
  const propia = session.usuarioId === usuarioId;
  const usuario = propia ? await buscarUsuario(dependencies.db, usuarioId) : undefined;
  const seMuda = usuario && cambios.email !== undefined && cambios.email !== usuario.email;
  if (!seMuda) return guardar(dependencies, sobre, { cambios, puedeMudarse: !propia });
  if (contrasenaActual === undefined) throw contrasenaActualObligatoria();
  const pedido = { usuarioId, contrasena: contrasenaActual };
  const comprobado = await comprobarContrasenaPropia(dependencies, pedido);
  if (!comprobado) throw contrasenaActualIncorrecta();
  const { contrasena_hash: hash } = comprobado;
  return dependencies.useLimits.emailChange(usuarioId, () =>
    guardar(dependencies, sobre, { cambios, puedeMudarse: true, hash }),
  );
}

interface Guardado {
  cambios: CambiosDePersona;
  /** Whether the e-mail may become another. */
  puedeMudarse: boolean;
  /** Of the password that was said, where one was asked for. */
  hash?: string;
}

async function guardar(
  dependencies: Dependencies,
  sobre: SobreUsuario,
  { cambios, puedeMudarse, hash }: Guardado,
): Promise<Usuario> {
  const { anularEnlaces, avisar } = dependencies;
  const { usuarioId } = sobre;
  const accion = 'actualizarUsuario';
  const { usuario: guardado } = await modificarUsuario(dependencies, { ...sobre, accion }, cambiar);
  return guardado;

  async function cambiar(tx: Tx, usuario: FilaDeUsuario): Promise<void> {
    const { nombre, email: anterior, contrasena_hash: actual } = usuario;
    const seMuda = cambios.email !== undefined && cambios.email !== anterior;
    // Both are looked at again under the lock: another request may have come between.
    if (seMuda && !puedeMudarse) throw contrasenaActualObligatoria();
    if (seMuda && hash !== undefined && hash !== actual) throw sinSesion();
    await actualizarPersona(tx, usuario, cambios);
    if (!seMuda) return;
    // A reset link in the mailbox that was left must not open the account.
    await anularEnlaces(tx, usuarioId);
    const datos = { nombre, nuevo: cambios.email };
    await avisar(tx, { tipo: 'cambio-de-email', para: anterior, usuarioId, datos });
  }
}
