import { sql } from 'kysely';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type { EstadoDeUsuario, Rol } from '@remanso/contract/persona/usuarios.rules';
import { currentProgram } from '../../platform/current-program.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import { nombreBusqueda } from './usuarios.rules.ts';
import { emailEnUso, ultimoAdministrador } from './usuarios.errors.ts';
import { COLUMNAS_DE_USUARIO, type FilaDeUsuario } from './usuarios.queries.ts';

export interface NuevoUsuario {
  nombre: string;
  apellido: string;
  /** The e-mail of the login; null for a client who cannot log in. */
  email: string | null;
  genero: Sexo;
  telefono: string;
  rol: Rol;
  contrasenaHash: string | null;
  /** The instant of the creation, in ISO 8601. */
  creadoEn: string;
}

/**
 * Adds a usuario and returns the id. Throws 409 when another account has the e-mail: the unique
 * index finds this, so that two requests at once cannot both add it.
 */
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
        email_de_programa: nuevo.email !== null && currentProgram() !== undefined,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw violates(error, 'usuarios_email_unico') ? emailEnUso() : error;
  }
}

const PRIMER_ADMINISTRADOR_LOCK = 7_301_956;

/**
 * Waits for the lock of crearPrimerAdministrador: one instance at a time looks for an administrator
 * and creates one. The lock is released when the transaction ends.
 */
export async function lockPrimerAdministrador(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PRIMER_ADMINISTRADOR_LOCK})`.execute(tx);
}

type DatosDePersona = Pick<NuevoUsuario, 'nombre' | 'apellido' | 'email' | 'genero' | 'telefono'>;

/** The fields of a person to change. A field that is undefined is not changed. */
export type CambiosDePersona = { [K in keyof DatosDePersona]?: DatosDePersona[K] | undefined };

/**
 * Changes fields of a person. The caller must hold the lock of the usuario `actual`. Throws 409
 * when another account has the e-mail.
 */
export async function actualizarPersona(
  tx: Tx,
  actual: FilaDeUsuario,
  cambios: CambiosDePersona,
): Promise<void> {
  const nombre = cambios.nombre ?? actual.nombre;
  const apellido = cambios.apellido ?? actual.apellido;
  const email = cambios.email ?? actual.email;
  const esElMismo = email === actual.email;
  try {
    await tx
      .updateTable('usuarios')
      .set({
        nombre,
        apellido,
        email,
        email_confirmado: actual.email_confirmado && esElMismo,
        email_de_programa: esElMismo ? actual.email_de_programa : currentProgram() !== undefined,
        genero: cambios.genero ?? actual.genero,
        telefono: cambios.telefono ?? actual.telefono,
        nombre_busqueda: nombreBusqueda(`${nombre} ${apellido}`),
      })
      .where('id', '=', actual.id)
      .execute();
  } catch (error) {
    throw violates(error, 'usuarios_email_unico') ? emailEnUso() : error;
  }
}

/** Locks a usuario until the transaction ends, and reads the row; undefined where there is none. */
export async function tomarUsuario(tx: Tx, id: number): Promise<FilaDeUsuario | undefined> {
  return tx
    .selectFrom('usuarios')
    .select(COLUMNAS_DE_USUARIO)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Keeps an account from being deactivated or erased until the transaction ends. The caller must not
 * have locked any franja yet: deactivating or erasing an account also locks the account first and
 * franjas later, and the opposite order would deadlock.
 */
export async function sostenerUsuario(tx: Tx, id: number): Promise<FilaDeUsuario | undefined> {
  return tx
    .selectFrom('usuarios')
    .select(COLUMNAS_DE_USUARIO)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * Locks the account of a person who books or waits as `sostenerUsuario` does, and makes other
 * bookings of this account wait until the transaction ends, so that the limits on bookings and
 * entries are checked for one at a time. Returns false unless the account is active.
 */
export async function tomarCuentaPropia(tx: Tx, id: number): Promise<boolean> {
  const fila = await tx
    .selectFrom('usuarios')
    .select('estado')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return fila?.estado === 'ACTIVO';
}

/**
 * Throws 409 when `id` is the only active administrator. Locks all active administrators in the
 * order of their ids, so that two administrators who demote each other at once cannot both succeed.
 * Must be called before `tomarUsuario`.
 */
export async function conservarUnAdministrador(tx: Tx, id: number): Promise<void> {
  const activos = await tx
    .selectFrom('usuarios')
    .select('id')
    .where('rol', '=', 'ADMIN')
    .where('estado', '=', 'ACTIVO')
    .orderBy('id')
    .forUpdate()
    .execute();
  const esElUltimo = activos.length === 1 && activos[0]?.id === id;
  if (esElUltimo) throw ultimoAdministrador();
}

/** Changes the desk's note about a person. The caller must hold the lock of the usuario `id`. */
export async function cambiarNota(tx: Tx, id: number, nota: string): Promise<void> {
  await tx.updateTable('usuarios').set({ nota }).where('id', '=', id).execute();
}

/**
 * Gives a person without e-mail the e-mail and the password of another account of the same person.
 * The caller must hold the lock of the usuario `id` and have erased the other account.
 */
export async function heredarEmail(
  tx: Tx,
  id: number,
  {
    email,
    contrasena_hash,
    email_confirmado,
    email_de_programa,
  }: Pick<FilaDeUsuario, 'email' | 'contrasena_hash' | 'email_confirmado' | 'email_de_programa'>,
): Promise<void> {
  await tx
    .updateTable('usuarios')
    .set({ email, contrasena_hash, email_confirmado, email_de_programa })
    .where('id', '=', id)
    .execute();
}

/** Notes that the desk has confirmed an e-mail which a program wrote. */
export async function confirmarEmailDePrograma(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('usuarios').set({ email_de_programa: false }).where('id', '=', id).execute();
}

/**
 * Marks the e-mail of an account as confirmed by its owner. Returns false, and changes nothing,
 * when the account has another e-mail by now.
 */
export async function marcarEmailConfirmado(tx: Tx, id: number, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('usuarios')
    .set({ email_confirmado: true })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes the rol of an account and voids its tokens. */
export async function cambiarRol(tx: Tx, id: number, rol: Rol): Promise<void> {
  await tx
    .updateTable('usuarios')
    .set({ rol, version_sesion: sql`version_sesion + 1` })
    .where('id', '=', id)
    .execute();
}

/**
 * Changes the state of an account and voids its tokens for good, even if the account is activated
 * again. When the account has this state already, changes nothing and voids no token.
 */
export async function cambiarEstado(tx: Tx, id: number, estado: EstadoDeUsuario): Promise<void> {
  await tx
    .updateTable('usuarios')
    .set({ estado, version_sesion: sql`version_sesion + 1` })
    .where('id', '=', id)
    .where('estado', '<>', estado)
    .execute();
}

/**
 * Changes the password, voids every older token of the account and returns the version that new
 * tokens must carry. Returns undefined, and changes nothing, when there is no such usuario, or when
 * `anterior` is given and the stored hash is another one.
 */
export async function cambiarContrasena(
  db: Executor,
  id: number,
  { hash, anterior }: { hash: string; anterior?: string | null },
): Promise<number | undefined> {
  const cambiado = await db
    .updateTable('usuarios')
    .set({ contrasena_hash: hash, version_sesion: sql`version_sesion + 1` })
    .where('id', '=', id)
    .$if(anterior !== undefined, (query) =>
      query.where('contrasena_hash', 'is not distinct from', anterior as string | null),
    )
    .returning('version_sesion')
    .executeTakeFirst();
  return cambiado?.version_sesion;
}

/** Takes the password of an account away and voids every token of the account. */
export async function quitarContrasena(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('usuarios')
    .set({ contrasena_hash: null, version_sesion: sql`version_sesion + 1` })
    .where('id', '=', id)
    .execute();
}

export async function borrarUsuario(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('usuarios').where('id', '=', id).execute();
}

/** Voids every token of a usuario, which ends all their sessions. */
export async function anularSesiones(db: Executor, usuarioId: number): Promise<void> {
  await db
    .updateTable('usuarios')
    .set({ version_sesion: sql`version_sesion + 1` })
    .where('id', '=', usuarioId)
    .execute();
}
