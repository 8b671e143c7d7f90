import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import { sql, type Selectable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import { CON_ENLACE, esDeCuenta, type DatosDeAviso } from './avisos.rules.ts';
import type { Clock } from '../../platform/clock.ts';

interface Destino {
  /** The e-mail address of the recipient; nothing is told to somebody who has none. */
  para: string | null;
  usuarioId?: number;
  reservaId?: number;
  /** The name of what is told only once, however often it is asked for. */
  clave?: string;
  /** True where a person has asked for it, so that it goes out whatever the centre sends by itself. */
  aPedido?: boolean;
}

/** An aviso to be told, with the data that the letter of its kind is written from. */
export type NuevoAviso<T extends TipoDeAviso = TipoDeAviso> = T extends TipoDeAviso
  ? Destino & { tipo: T } & (DatosDeAviso<T> extends Record<string, never>
        ? { datos?: undefined }
        : { datos: DatosDeAviso<T> })
  : never;

/** The beginning and the end of an aviso's tries, as ISO 8601 instants. */
interface Vida {
  creadoEn: string;
  venceEn: string;
}

/**
 * Writes avisos in their order, in one statement; nothing where a `clave` was written before, or
 * where the centre sends none of the kind.
 */
export async function insertarAvisos(
  tx: Tx,
  avisos: readonly (NuevoAviso & Vida)[],
): Promise<void> {
  const filas = avisos.map((aviso) => ({
    ...aviso,
    datos: aviso.datos ?? {},
    de_cuenta: esDeCuenta(aviso.tipo) || aviso.aPedido === true,
  }));
  await sql`
    insert into avisos
      (tipo, para, usuario_id, reserva_id, datos, clave, creado_en, vence_en, proximo_en)
    select n.tipo, n.para, n."usuarioId", n."reservaId", n.datos, n.clave, n."creadoEn", n."venceEn",
      n."creadoEn"
    from rows from (jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as (
      tipo text, para text, "usuarioId" bigint, "reservaId" bigint, datos jsonb, clave text,
      "creadoEn" timestamptz, "venceEn" timestamptz, de_cuenta boolean
    )) with ordinality as n (
      tipo, para, "usuarioId", "reservaId", datos, clave, "creadoEn", "venceEn", de_cuenta, orden)
    where n.de_cuenta or coalesce((select notificaciones_activas from config), true)
    order by n.orden
    on conflict (clave) do nothing`.execute(tx);
}

/** An aviso that an instance has taken to send; `intentos` includes the try that now begins. */
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

interface Toma {
  cuantos: number;
  /** ISO 8601, like `hasta` and `inverosimil`. */
  ahora: string;
  /** The moment until which the avisos belong to the caller alone. */
  hasta: string;
  /**
   * No pause reaches this far ahead: an aviso that is put off beyond it was put off by a clock that
   * ran ahead, and is due.
   */
  inverosimil: string;
}

/**
 * Takes the due avisos that have waited longest. Rows that another instance is taking at this
 * moment are skipped.
 */
export async function tomarAvisos(
  db: Executor,
  { cuantos, ahora, hasta, inverosimil }: Toma,
): Promise<AvisoTomado[]> {
  return db
    .updateTable('avisos')
    .set({ intentos: sql`intentos + 1`, proximo_en: hasta })
    .where('id', 'in', (qb) =>
      qb
        .selectFrom('avisos')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('proximo_en', '<=', sql<number>`${ahora}`),
            eb('proximo_en', '>', sql<number>`${inverosimil}`),
          ]),
        )
        // The avisos of one person go out in the order in which they were caused; but one with a link,
        // for which the person is waiting, does not wait for those before it.
        .where(
          sql<boolean>`(tipo = any(${[...CON_ENLACE]}::text[]) or not exists (
            select from avisos as p
            where p.para = avisos.para and p.id < avisos.id and p.proximo_en is not null))`,
        )
        .orderBy('proximo_en')
        .limit(cuantos)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'tipo',
      'para',
      'usuario_id',
      'reserva_id',
      'datos',
      'creado_en',
      'vence_en',
      'intentos',
    ])
    .execute();
}

/** Sets whose account an aviso is about, when its person was only found later by their e-mail. */
export async function asignarAviso(tx: Tx, id: number, usuarioId: number): Promise<void> {
  await tx.updateTable('avisos').set({ usuario_id: usuarioId }).where('id', '=', id).execute();
}

export async function marcarEnviado(db: Executor, id: number, enviadoEn: string): Promise<void> {
  await db
    .updateTable('avisos')
    .set({
      enviado_en: enviadoEn,
      proximo_en: null,
      // A booking's letter can be told again, so its data stay.
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

/** Returns false when the aviso is no longer there, as when its person was erased meanwhile. */
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
 * Hands the avisos about a person's bookings over to another; what still waits goes to their
 * address, where they have one.
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
 * Deletes what a person who is being erased was told, or was to be told, but for the cancellation of
 * their bookings, which still goes out.
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

/** Deletes the letters with a link to choose a password that are not sent yet. */
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

/** Locks an aviso until the transaction ends; answers undefined when there is no such aviso. */
export async function tomarAviso(tx: Tx, id: number) {
  return tx
    .selectFrom('avisos')
    .select(['id', 'tipo', 'usuario_id', 'reserva_id', 'creado_en', 'fallido_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks an aviso until the transaction ends, and reads what a new one of the same would need: `para`
 * is the address that its person has now.
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

/** Begins the tries of a failed aviso afresh. The caller must hold the aviso's lock. */
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

const GUARDADO_MS = 30 * 24 * 60 * 60_000;

/**
 * Deletes the avisos that were sent, or that failed, more than thirty days ago; returns how many
 * they were.
 */
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
