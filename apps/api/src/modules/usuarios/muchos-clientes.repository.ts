import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tables } from '../../database/tables.ts';
import { Overtaken, type Tx } from '../../database/transaction.ts';
import { nombreBusqueda } from './usuarios.rules.ts';

type Cliente = Selectable<Tables['usuarios']>;
export type NuevoCliente = Pick<
  Cliente,
  'nombre' | 'apellido' | 'email' | 'genero' | 'telefono' | 'nota'
>;

/**
 * Adds clients without a password, and returns their ids in the same order. Throws `Overtaken`
 * where somebody has taken one of the e-mails meanwhile.
 */
export async function insertarClientes(
  tx: Tx,
  clientes: readonly NuevoCliente[],
  creadoEn: string,
): Promise<number[]> {
  if (clientes.length === 0) return [];
  const filas = clientes.map(({ nombre, apellido, email, genero, telefono, nota }) => ({
    nombre,
    apellido,
    email,
    genero,
    telefono,
    nota,
    rol: 'CLIENT' as const,
    nombre_busqueda: nombreBusqueda(`${nombre} ${apellido}`),
    creado_en: creadoEn,
  }));
  const insertados = await unicos(insertRows(tx, 'usuarios', filas).returning('id').execute());
  return insertados.map(({ id }) => id);
}

export type Completado = Pick<Cliente, 'id' | 'email' | 'genero' | 'nota'>;

/** Locks clients in the order of their ids until the transaction ends, and reads them. */
export async function tomarClientes(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('usuarios')
    .select(['id', 'email', 'genero', 'nota'])
    .where('id', '=', anyOf(ids))
    .where('rol', '=', 'CLIENT')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Gives clients an e-mail, a género and a note. The caller must hold their locks. Throws `Overtaken`
 * where somebody has taken one of the e-mails meanwhile.
 */
export async function completarClientes(tx: Tx, clientes: readonly Completado[]): Promise<void> {
  if (clientes.length === 0) return;
  await unicos(
    sql`
      update usuarios set email = c.email, genero = c.genero, nota = c.nota
      from jsonb_to_recordset(${JSON.stringify(clientes)}::jsonb)
        as c (id bigint, email text, genero text, nota text)
      where usuarios.id = c.id`.execute(tx),
  );
}

/** Erases clients. The caller must hold their locks, and know that nothing is about them. */
export async function borrarClientes(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('usuarios').where('id', '=', anyOf(ids)).execute();
}

async function unicos<T>(escritura: Promise<T>): Promise<T> {
  try {
    return await escritura;
  } catch (error) {
    throw violates(error, 'usuarios_email_unico') ? new Overtaken() : error;
  }
}
