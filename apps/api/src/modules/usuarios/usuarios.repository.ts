import { sql } from 'kysely';
import type { Sexo } from '@remanso/contract/franjas.rules';
import type { Rol } from '@remanso/contract/usuarios.contract';
import { violates } from '../../database/sql-errors.ts';
import type { Executor } from '../../database/transaction.ts';
import { nombreBusqueda } from './usuarios.rules.ts';
import { emailEnUso } from './usuarios.errors.ts';

export interface NuevoUsuario {
  nombre: string;
  apellido: string;
  email: string;
  genero: Sexo;
  telefono: string;
  rol: Rol;
  contrasenaHash: string;
  /** ISO 8601. */
  creadoEn: string;
}

/** Throws 409 when the e-mail is taken: the unique index decides, not a look beforehand. */
export async function insertarUsuario(db: Executor, nuevo: NuevoUsuario): Promise<number> {
  const { contrasenaHash, creadoEn, ...persona } = nuevo;
  try {
    const { id } = await db
      .insertInto('usuarios')
      .values({
        ...persona,
        nombre_busqueda: nombreBusqueda(`${nuevo.nombre} ${nuevo.apellido}`),
        contrasena_hash: contrasenaHash,
        creado_en: creadoEn,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw violates(error, 'usuarios_email_unico') ? emailEnUso() : error;
  }
}

/** Voids every token that the user holds. */
export async function anularSesiones(db: Executor, usuarioId: number): Promise<void> {
  await db
    .updateTable('usuarios')
    .set({ version_sesion: sql`version_sesion + 1` })
    .where('id', '=', usuarioId)
    .execute();
}
