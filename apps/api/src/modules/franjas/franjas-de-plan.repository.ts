import { sql, type Updateable } from 'kysely';
import { fechaDe } from '@remanso/contract/calendario';
import { anyOf } from '../../database/any-of.ts';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import { BLOQUEADA } from '../reservas-leidas/bloqueo.queries.ts';

export interface FranjaDePlan {
  id: number;
  inicio: string;
  fin: string;
  capacidad: number;
  ocupadosTotal: number;
  bloqueoId: number | null;
  origen: 'GENERADA' | 'MANUAL';
  editada: boolean;
  bloqueadaAMano: boolean;
  /** The motivo of the franja itself, not of its bloqueo. */
  motivo: string | null;
  /** The reason that the plan blocks it; null where it does not. */
  motivoDelPlan: string | null;
  retirada: 'ADMIN' | 'PLAN' | null;
}

function selectFranjaDePlan(db: Executor) {
  return db
    .selectFrom('franjas')
    .select([
      'id',
      'inicio',
      'fin',
      'capacidad_efectiva as capacidad',
      'ocupados as ocupadosTotal',
      'bloqueo_id as bloqueoId',
      'origen',
      'editada',
      'bloqueada as bloqueadaAMano',
      'motivo',
      'motivo_del_plan as motivoDelPlan',
      'retirada',
    ]);
}

/** Returns those franjas among the ids that have not begun. */
export async function franjasDePlanPorVenir(
  db: Executor,
  ids: readonly number[],
  ahora: string,
): Promise<FranjaDePlan[]> {
  return selectFranjaDePlan(db)
    .where('id', '=', anyOf(ids))
    .where('inicio', '>', ahora)
    .orderBy('inicio')
    .execute();
}

function selectFranjasDePlan(db: Executor, { desde, hasta }: Periodo, ahora: string) {
  return selectFranjaDePlan(db)
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .where('inicio', '>', ahora)
    .orderBy('id');
}

/** Returns the franjas of a period that have not begun, withdrawn ones included. */
export async function leerFranjasDePlan(
  db: Executor,
  periodo: Periodo,
  ahora: string,
): Promise<FranjaDePlan[]> {
  return selectFranjasDePlan(db, periodo, ahora).execute();
}

/** Reads the same franjas as `leerFranjasDePlan`, locked in a stable order. */
export async function tomarFranjasDePlan(
  tx: Tx,
  periodo: Periodo,
  ahora: string,
): Promise<FranjaDePlan[]> {
  return selectFranjasDePlan(tx, periodo, ahora).forUpdate().execute();
}

/** Returns the franja that has begun and not ended: the franjas to come must leave room for it. */
export async function franjaEnCurso(
  db: Executor,
  ahora: string,
): Promise<{ inicio: string; fin: string } | undefined> {
  return db
    .selectFrom('franjas')
    .select(['inicio', 'fin'])
    .where('fecha', '=', fechaDe(ahora))
    .where('inicio', '<=', ahora)
    .where('fin', '>', ahora)
    .where('retirada', 'is', null)
    .executeTakeFirst();
}

export interface NuevaFranja {
  inicio: string;
  fin: string;
  capacidad: number;
  /** The bloqueo that the franja lies under from the beginning. */
  bloqueoId: number | null;
}

export async function insertarFranjas(tx: Tx, nuevas: readonly NuevaFranja[]): Promise<void> {
  if (nuevas.length === 0) return;
  await sql`
    insert into franjas (inicio, fin, capacidad_efectiva, bloqueo_id, origen)
    select inicio, fin, capacidad, bloqueo, 'GENERADA'
    from unnest(
      ${nuevas.map(({ inicio }) => inicio)}::timestamp[],
      ${nuevas.map(({ fin }) => fin)}::timestamp[],
      ${nuevas.map(({ capacidad }) => capacidad)}::integer[],
      ${nuevas.map(({ bloqueoId }) => bloqueoId)}::bigint[]
    ) as nuevas (inicio, fin, capacidad, bloqueo)`.execute(tx);
}

/**
 * Withdraws franjas without active bookings. Those that no booking refers to are deleted; the
 * others keep their day and hour.
 */
export async function retirarFranjas(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('franjas as f')
    .where('f.id', '=', anyOf(ids))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reservas as r').select('r.id').whereRef('r.franja_id', '=', 'f.id'))),
    )
    .execute();
  await apartarFranjas(tx, ids);
}

/**
 * Withdraws franjas without active bookings, and keeps their rows, to which the desk may return a
 * booking that has just left.
 */
export async function apartarFranjas(tx: Tx, ids: readonly number[]): Promise<void> {
  await cambiarFranjas(tx, ids, { retirada: 'PLAN', bloqueo_id: null, motivo_del_plan: null });
}

async function cambiarFranjas(
  tx: Tx,
  ids: readonly number[],
  cambios: Updateable<Tables['franjas']>,
): Promise<void> {
  await tx.updateTable('franjas').set(cambios).where('id', '=', anyOf(ids)).execute();
}

interface CambioDeCapacidad {
  franja: Pick<FranjaDePlan, 'id'>;
  capacidad: number;
}

export async function cambiarCapacidades(
  tx: Tx,
  cambios: readonly CambioDeCapacidad[],
): Promise<void> {
  for (const [capacidad, grupo] of Map.groupBy(cambios, (cambio) => cambio.capacidad)) {
    const ids = grupo.map(({ franja }) => franja.id);
    await cambiarFranjas(tx, ids, { capacidad_efectiva: capacidad });
  }
}

export async function asignarBloqueo(
  tx: Tx,
  ids: readonly number[],
  bloqueoId: number | null,
): Promise<void> {
  await cambiarFranjas(tx, ids, { bloqueo_id: bloqueoId });
}

/** Blocks franjas for a reason of the plan, or frees them of it. */
export async function asignarMotivoDelPlan(
  tx: Tx,
  ids: readonly number[],
  motivoDelPlan: string | null,
): Promise<void> {
  await cambiarFranjas(tx, ids, { motivo_del_plan: motivoDelPlan });
}

/**
 * Notes since when some franjas are closed, or that they are not, once whatever closes and opens
 * them in this transaction is written. The caller must hold their locks.
 */
export async function anotarCierres(tx: Tx, ids: readonly number[], ahora: string): Promise<void> {
  await sql`
    update franjas as f
    set cerrada_desde = case when ${BLOQUEADA} then ${ahora}::timestamptz end
    where f.id = ${anyOf(ids)} and ${BLOQUEADA} <> (f.cerrada_desde is not null)`.execute(tx);
}

/** Returns the last day that has a franja, generated or made by hand; null when there is none. */
export async function ultimaFechaConFranja(db: Executor): Promise<string | null> {
  const { fecha } = await db
    .selectFrom('franjas')
    .select((eb) => eb.fn.max('fecha').as('fecha'))
    .where('retirada', 'is', null)
    .executeTakeFirstOrThrow();
  return fecha;
}
