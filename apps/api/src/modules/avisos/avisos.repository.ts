import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import { sql, type Selectable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import { esDeCuenta, type DatosDeAviso } from './avisos.rules.ts';
import type { Clock } from '../../platform/clock.ts';
import { notifica } from '../reservas-leidas/ficha.queries.ts';

interface Destino {
  /** The recipient's e-mail address. Null where the person has none: no e-mail is written. */
  para: string | null;
  usuarioId?: number;
  reservaId?: number;
  /** The key of an aviso: only the first aviso with a key is written. */
  clave?: string;
  /**
   * True where a person asked for this aviso, which is sent even where automatic avisos are off.
   */
  aPedido?: boolean;
}

/** A new aviso, with the data from which the letter of its kind is made. */
export type NuevoAviso<T extends TipoDeAviso = TipoDeAviso> = T extends TipoDeAviso
  ? Destino & { tipo: T } & (DatosDeAviso<T> extends Record<string, never>
        ? { datos?: undefined }
        : { datos: DatosDeAviso<T> })
  : never;

/** ISO 8601 instants: the first try begins at `creadoEn`, the last one before `venceEn`. */
interface Vida {
  creadoEn: string;
  venceEn: string;
}

/**
 * Writes avisos in their order, in one statement. Writes also an entrega of each aviso that is not
 * about an account, for every phone that its person has subscribed. Skips those whose `clave`
 * exists, and where automatic avisos are off those that are neither about an account nor `aPedido`.
 * Returns the number of entregas.
 */
export async function insertarAvisos(
  tx: Tx,
  avisos: readonly (NuevoAviso & Vida)[],
): Promise<number> {
  const filas = avisos.map((aviso) => {
    const deCuenta = esDeCuenta(aviso.tipo);
    const siempre = deCuenta || aviso.aPedido === true;
    return { ...aviso, datos: aviso.datos ?? {}, siempre, al_telefono: !deCuenta };
  });
  const { rows } = await sql`
    with n as (
      select tipo, para, "usuarioId", "reservaId", datos, clave, "creadoEn", "venceEn", al_telefono,
        orden
      from rows from (jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as (
        tipo text, para text, "usuarioId" bigint, "reservaId" bigint, datos jsonb, clave text,
        "creadoEn" timestamptz, "venceEn" timestamptz, siempre boolean, al_telefono boolean
      )) with ordinality as n (tipo, para, "usuarioId", "reservaId", datos, clave, "creadoEn",
        "venceEn", siempre, al_telefono, orden)
      where siempre or ${notifica(sql`(select notificaciones_activas from config)`)}
    ), por_correo as (
      insert into avisos
        (tipo, para, usuario_id, reserva_id, datos, clave, creado_en, vence_en, proximo_en)
      select n.tipo, n.para, n."usuarioId", n."reservaId", n.datos, n.clave, n."creadoEn",
        n."venceEn", n."creadoEn"
      from n where n.para is not null
      order by n.orden
      on conflict (clave) do nothing
    )
    insert into entregas
      (suscripcion_id, usuario_id, tipo, reserva_id, datos, clave, creado_en, vence_en, proximo_en)
    select s.id, s.usuario_id, n.tipo, n."reservaId", n.datos, n.clave, n."creadoEn", n."venceEn",
      n."creadoEn"
    from n join suscripciones s on s.usuario_id = n."usuarioId"
    where n.al_telefono
    order by n.orden, s.id
    on conflict (suscripcion_id, clave) do nothing
    returning id`.execute(tx);
  return rows.length;
}

/**
 * Takes some keys from the avisos that have them, so that other avisos may be written with them.
 */
export async function soltarClaves(tx: Tx, claves: readonly string[]): Promise<void> {
  if (claves.length === 0) return;
  await tx.updateTable('avisos').set({ clave: null }).where('clave', '=', anyOf(claves)).execute();
}

/** An aviso that an instance has taken to send. `intentos` includes the try that begins now. */
export type AvisoTomado = Pick<
  Selectable<Tables['avisos']>,
  | 'id'
  | 'tipo'
  | 'para'
  | 'usuario_id'
  | 'reserva_id'
  | 'datos'
  | 'creado_en'
  | 'vence_en'
  | 'intentos'
>;

/** Sets the account of an aviso, found by the e-mail address after the aviso was written. */
export async function asignarAviso(tx: Tx, id: number, usuarioId: number): Promise<void> {
  await tx.updateTable('avisos').set({ usuario_id: usuarioId }).where('id', '=', id).execute();
}

export async function marcarEnviado(db: Executor, id: number, enviadoEn: string): Promise<void> {
  await db
    .updateTable('avisos')
    .set({
      enviado_en: enviadoEn,
      proximo_en: null,
      // The desk may send the aviso of a booking again, so its data are kept.
      datos: sql`case when reserva_id is not null then datos end`,
      ultimo_error: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function posponer(
  db: Executor,
  id: number,
  { motivo, proximoEn }: { motivo: string; proximoEn: string },
): Promise<void> {
  await db
    .updateTable('avisos')
    .set({ ultimo_error: motivo, proximo_en: proximoEn })
    .where('id', '=', id)
    .execute();
}

/** Marks an aviso as failed. Returns false when the aviso was deleted meanwhile. */
export async function darPorFallido(
  tx: Tx,
  id: number,
  { motivo, fallidoEn }: { motivo: string; fallidoEn: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('avisos')
    .set({ ultimo_error: motivo, fallido_en: fallidoEn, proximo_en: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Makes the avisos about a person's bookings belong to another person. Avisos not sent yet go to
 * that person's address `para`, unless it is null.
 */
export async function pasarAvisos(
  tx: Tx,
  { de, a, para }: { de: number; a: number; para: string | null },
): Promise<void> {
  await tx
    .updateTable('avisos')
    .set({
      usuario_id: a,
      para: sql`case when proximo_en is null then para else coalesce(${para}, para) end`,
    })
    .where('usuario_id', '=', de)
    .where('reserva_id', 'is not', null)
    .execute();
}

/**
 * Deletes the avisos of a person who is being erased, sent or not, except unsent cancellations of
 * their bookings: these will be sent.
 */
export async function olvidarAvisos(tx: Tx, usuarioId: number): Promise<void> {
  await tx
    .updateTable('avisos')
    .set({ usuario_id: null })
    .where('usuario_id', '=', usuarioId)
    .where('tipo', '=', 'cancelacion')
    .where('proximo_en', 'is not', null)
    .execute();
  await tx.deleteFrom('avisos').where('usuario_id', '=', usuarioId).execute();
}

/** Deletes the avisos of clients who have no bookings and are being erased, sent or not. */
export async function olvidarAvisosDe(tx: Tx, usuarios: readonly number[]): Promise<void> {
  await tx.deleteFrom('avisos').where('usuario_id', '=', anyOf(usuarios)).execute();
}

/** Deletes unsent avisos to `para` with a link to choose a password. */
export async function olvidarEnlacesEnCamino(tx: Tx, para: string): Promise<void> {
  await tx
    .deleteFrom('avisos')
    .where('para', '=', para)
    .where('tipo', '=', anyOf(['contrasena', 'bienvenida']))
    .where('proximo_en', 'is not', null)
    .execute();
}

export async function borrarAviso(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('avisos').where('id', '=', id).execute();
}

/** Locks an aviso until the transaction ends. Returns undefined where there is none. */
export async function tomarAviso(tx: Tx, id: number) {
  return tx
    .selectFrom('avisos')
    .select(['id', 'tipo', 'usuario_id', 'reserva_id', 'creado_en', 'fallido_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks an aviso until the transaction ends. Returns the data to send it again as a new aviso, with
 * its person's present address as `para`.
 */
export async function tomarAvisoConDatos(tx: Tx, id: number) {
  return tx
    .selectFrom('avisos as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['a.tipo', 'u.id as usuarioId', 'a.reserva_id as reservaId', 'a.datos'])
    .select(sql<string>`coalesce(u.email, a.para)`.as('para'))
    .select(sql<boolean>`a.proximo_en is not null`.as('espera'))
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();
}

/** Starts a failed aviso's tries again. The caller must hold its lock (`tomarAviso`). */
export async function reponer(
  tx: Tx,
  id: number,
  { ahora, venceEn }: { ahora: string; venceEn: string },
): Promise<void> {
  await tx
    .updateTable('avisos')
    .set({ intentos: 0, proximo_en: ahora, fallido_en: null, vence_en: venceEn })
    .where('id', '=', id)
    .execute();
}

export const GUARDADO_MS = 30 * 24 * 60 * 60_000;

/** Deletes avisos sent or given up more than thirty days ago, and returns their number. */
export async function borrarAvisosViejos(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
): Promise<number> {
  const antesDe = clock.instant(-GUARDADO_MS);
  const { numDeletedRows } = await db
    .deleteFrom('avisos')
    .where((eb) =>
      eb.or([
        eb('enviado_en', '<', sql<number>`${antesDe}`),
        eb('fallido_en', '<', sql<number>`${antesDe}`),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
