import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { createSecretToken } from '../../../platform/security/secret-token.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { leerUsuario, usuarioDeFila } from '../usuarios.queries.ts';
import { insertarUsuario } from '../usuarios.repository.ts';

interface Entrada {
  autorId: number;
  nombre: string;
  apellido: string;
  /** Undefined for a client who will not log in. */
  email?: string | undefined;
  genero: Sexo;
  telefono: string;
  /**
   * Undefined for a person who is sent a link to choose a password. Ignored where there is no
   * e-mail.
   */
  password?: string | undefined;
  rol: Rol;
}

/**
 * Creates an account with the given rol, for the desk. A person without a password is sent a link
 * to choose one. An account without an e-mail gets neither a password nor a link.
 */
export async function crearUsuario(
  { db, clock, passwords, avisar }: Pick<Dependencies, 'db' | 'clock' | 'passwords' | 'avisar'>,
  { autorId, email: escrito, password, ...persona }: Entrada,
): Promise<Usuario> {
  const email = escrito ?? null;
  const contrasenaHash =
    email === null ? null : await passwords.hash(password ?? createSecretToken());
  return inTransaction(db, async (tx) => {
    const ocurridoEn = clock.instant();
    const id = await insertarUsuario(tx, {
      ...persona,
      email,
      contrasenaHash,
      creadoEn: ocurridoEn,
    });
    const usuario = usuarioDeFila(await leerUsuario(tx, id));
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'crearUsuario',
      entidadId: id,
      despues: usuario,
      ocurridoEn,
    });
    if (password === undefined) {
      await avisar(tx, { tipo: 'bienvenida', para: usuario.email, usuarioId: id });
    }
    return usuario;
  });
}
