import type { Selectable } from 'kysely';
import type { Rol, Usuario } from '@remanso/contract/usuarios.contract';
import type { Tables } from '../../database/tables.ts';
import type { Executor } from '../../database/transaction.ts';

export type FilaDeUsuario = Selectable<Tables['usuarios']>;

export function toUsuario(fila: FilaDeUsuario): Usuario {
  return {
    id: fila.id,
    nombre: fila.nombre,
    apellido: fila.apellido,
    email: fila.email,
    genero: fila.genero,
    telefono: fila.telefono,
    rol: fila.rol,
    estado: fila.estado,
    isAdmin: fila.rol === 'ADMIN',
  };
}

export async function buscarUsuario(db: Executor, id: number): Promise<FilaDeUsuario | undefined> {
  return db.selectFrom('usuarios').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function leerUsuario(db: Executor, id: number): Promise<FilaDeUsuario> {
  return db.selectFrom('usuarios').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** `email` already in lower case, as the contract's schema leaves it. */
export async function buscarUsuarioPorEmail(
  db: Executor,
  email: string,
): Promise<FilaDeUsuario | undefined> {
  return db.selectFrom('usuarios').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The e-mail of the oldest active administrator, if there is one. */
export async function primerAdministrador(db: Executor): Promise<string | undefined> {
  const fila = await db
    .selectFrom('usuarios')
    .select('email')
    .where('rol', '=', 'ADMIN')
    .where('estado', '=', 'ACTIVO')
    .orderBy('id')
    .executeTakeFirst();
  return fila?.email;
}

/** By name, without regard to case or accents. */
export async function listarUsuarios(
  db: Executor,
  { rol }: { rol?: Rol } = {},
): Promise<Usuario[]> {
  const filas = await db
    .selectFrom('usuarios')
    .selectAll()
    .$if(rol !== undefined, (query) => query.where('rol', '=', rol as Rol))
    .orderBy('nombre_busqueda')
    .orderBy('id')
    .execute();
  return filas.map(toUsuario);
}

export async function contarUsuarios(db: Executor) {
  return db
    .selectFrom('usuarios')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'ACTIVO').as('activos'),
      eb.fn.count<number>('id').filterWhere('rol', '=', 'CLIENT').as('clientes'),
      eb.fn.count<number>('id').filterWhere('rol', '=', 'ADMIN').as('administradores'),
    ])
    .executeTakeFirstOrThrow();
}
