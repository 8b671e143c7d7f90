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
  /** The id of whoever creates it: an administrator, or the reception. */
  autorId: number;
  nombre: string;
  apellido: string;
  /** Left out for a client without a login. */
  email?: string | undefined;
  genero: Sexo;
  telefono: string;
  /** Left out for somebody who is to choose one by a link; of no use without an e-mail. */
  password?: string | undefined;
  rol: Rol;
}

/**
 * Creates an account with any rol, for the desk. Whoever has no password is sent a link
 * to choose one; without an e-mail there is no password, and nobody to send it to.
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
