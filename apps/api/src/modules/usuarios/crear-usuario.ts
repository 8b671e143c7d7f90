import type { Sexo } from '@remanso/contract/franjas.rules';
import type { Rol } from '@remanso/contract/usuarios.rules';
import type { Usuario } from '@remanso/contract/usuarios.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerUsuario, usuarioDeFila } from './usuarios.queries.ts';
import { insertarUsuario } from './usuarios.repository.ts';

interface Entrada {
  adminId: number;
  nombre: string;
  apellido: string;
  email: string;
  genero: Sexo;
  telefono: string;
  password: string;
  rol: Rol;
}

/** Creates an account with any rol, for an administrator. */
export async function crearUsuario(
  { db, clock, passwords }: Pick<Dependencies, 'db' | 'clock' | 'passwords'>,
  { adminId, password, ...persona }: Entrada,
): Promise<Usuario> {
  const contrasenaHash = await passwords.hash(password);
  return inTransaction(db, async (tx) => {
    const ocurridoEn = clock.instant();
    const id = await insertarUsuario(tx, { ...persona, contrasenaHash, creadoEn: ocurridoEn });
    const usuario = usuarioDeFila(await leerUsuario(tx, id));
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'crearUsuario',
      entidad: 'usuarios',
      entidadId: id,
      despues: usuario,
      ocurridoEn,
    });
    return usuario;
  });
}
