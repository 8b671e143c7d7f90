import { sql } from 'kysely';
import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';

export interface NuevoHecho {
  /** The id of the person who did it; null for the system and for a person without a session. */
  usuarioId: number | null;
  accion: Accion;
  entidad: string;
  entidadId?: number;
  antes?: unknown;
  despues?: unknown;
  /** ISO 8601. */
  ocurridoEn: string;
}

/** Writes a change to the trail, in the same transaction as the change. */
export async function registrarHecho(tx: Tx, hecho: NuevoHecho): Promise<void> {
  await registrarHechos(tx, [hecho]);
}

/**
 * Writes to the trail what a person did to their own account, without what the account held before;
 * `lados` may say of what came or went.
 */
export async function registrarHechoPropio(
  tx: Tx,
  clock: Pick<Clock, 'instant'>,
  {
    usuarioId,
    accion,
    ...lados
  }: { usuarioId: number } & Pick<NuevoHecho, 'accion' | 'antes' | 'despues'>,
): Promise<void> {
  const sobre = { entidad: 'usuarios', entidadId: usuarioId, ocurridoEn: clock.instant() };
  await registrarHecho(tx, { usuarioId, accion, ...lados, ...sobre });
}

/**
 * Writes to the trail what the system did by itself, in figures; writes nothing when all figures
 * are zero.
 */
export async function registrarTrabajo(
  tx: Tx,
  clock: Pick<Clock, 'instant'>,
  { accion, resultado }: { accion: Accion; resultado: Record<string, number> },
): Promise<void> {
  if (Object.values(resultado).every((cifra) => cifra === 0)) return;
  const hecho = { usuarioId: null, accion, entidad: 'sistema', despues: resultado };
  await registrarHecho(tx, { ...hecho, ocurridoEn: clock.instant() });
}

/**
 * Counts a failed login in the trail: one row an hour for each account, and one for all e-mails
 * that belong to no account. The e-mail and the password that were typed are not kept.
 */
export async function registrarLoginFallido(
  db: Executor,
  { usuarioId, ocurridoEn }: { usuarioId: number | undefined; ocurridoEn: string },
): Promise<void> {
  await sql`
    insert into auditoria (ocurrido_en, usuario_id, accion, entidad, entidad_id, despues)
    values (${ocurridoEn}, null, 'loginFallido', 'usuarios', ${usuarioId ?? null}, '{"intentos": 1}')
    on conflict (coalesce(entidad_id, 0), date_trunc('hour', ocurrido_en at time zone 'UTC'))
      where accion = 'loginFallido'
    do update set ocurrido_en = excluded.ocurrido_en,
      despues = jsonb_build_object('intentos',
        coalesce((auditoria.despues ->> 'intentos')::integer, 0) + 1)`.execute(db);
}

/** Writes the hechos of one change to the trail, in their order; the list may be empty. */
export async function registrarHechos(tx: Tx, hechos: readonly NuevoHecho[]): Promise<void> {
  if (hechos.length === 0) return;
  await sql`
    insert into auditoria (ocurrido_en, usuario_id, accion, entidad, entidad_id, antes, despues)
    select ocurrido_en, usuario_id, accion, entidad, entidad_id, antes, despues
    from unnest(
      ${hechos.map(({ ocurridoEn }) => ocurridoEn)}::timestamptz[],
      ${hechos.map(({ usuarioId }) => usuarioId)}::bigint[],
      ${hechos.map(({ accion }) => accion)}::text[],
      ${hechos.map(({ entidad }) => entidad)}::text[],
      ${hechos.map(({ entidadId }) => entidadId ?? null)}::bigint[],
      ${hechos.map(({ antes }) => toJson(antes))}::jsonb[],
      ${hechos.map(({ despues }) => toJson(despues))}::jsonb[]
    ) with ordinality
      as hechos (ocurrido_en, usuario_id, accion, entidad, entidad_id, antes, despues, orden)
    order by orden`.execute(tx);
}

interface UltimoHecho {
  accion: string;
  usuarioId: number | null;
  antes: unknown;
  despues: unknown;
}

/** Returns the last thing that happened to something since an instant, if anything did. */
export async function ultimoHechoDe(
  tx: Tx,
  { entidad, entidadId, desde }: { entidad: string; entidadId: number; desde: string },
): Promise<UltimoHecho | undefined> {
  return tx
    .selectFrom('auditoria')
    .select(['accion', 'usuario_id as usuarioId', 'antes', 'despues'])
    .where('entidad', '=', entidad)
    .where('entidad_id', '=', entidadId)
    .where(sql<boolean>`ocurrido_en >= ${desde}::timestamptz`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/**
 * Removes an erased person's data from the trail: the contents of their account, what was
 * written about their bookings, deleted ones included, and about their payments. The rows themselves stay,
 * and so do the prices of the bookings and the payments.
 */
export async function olvidarPersona(tx: Tx, usuarioId: number): Promise<void> {
  await tx
    .updateTable('auditoria')
    .set({ antes: null, despues: null })
    .where('entidad', '=', 'usuarios')
    .where('entidad_id', '=', usuarioId)
    .execute();
  const titular = String(usuarioId);
  await sql`
    update auditoria set antes = antes - dato, despues = despues - dato
    from (values ('reservas', '{notas,motivo}'::text[]), ('pagos', '{motivo}')) libre (de, dato)
    where entidad = de
      and (antes ->> 'usuarioId' = ${titular} or despues ->> 'usuarioId' = ${titular})`.execute(tx);
}
