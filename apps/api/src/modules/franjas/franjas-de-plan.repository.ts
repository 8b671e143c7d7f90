import { sql, type Updateable } from 'kysely';
import { fechaDe } from '@remanso/contract/calendario';
import { anyOf } from '../../database/any-of.ts';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import { BLOQUEADA } from '../reservas-leidas/bloqueo.queries.ts';
import { vencida } from '../reservas-leidas/estado.queries.ts';

export interface FranjaDePlan {
  id: number;
  inicio: string;
  fin: string;
  capacidad: number;
  ocupadosTotal: number;
  /** The places that offers hold, which `ocupadosTotal` counts. */
  retenidas: number;
  bloqueoId: number | null;
  origen: 'GENERADA' | 'MANUAL';
  editada: boolean;
  bloqueadaAMano: boolean;
  /** The motivo of a block by hand. The motivo of a bloqueo is stored with the bloqueo. */
  motivo: string | null;
  /** The reason for which the plan blocks the franja; null where the plan does not block it. */
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
      'retenidas',
      'bloqueo_id as bloqueoId',
      'origen',
      'editada',
      'bloqueada as bloqueadaAMano',
      'motivo',
      'motivo_del_plan as motivoDelPlan',
      'retirada',
    ]);
}

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
    .orderBy('inicio')
    .orderBy('id');
}

/** Returns the franjas of a period that have not begun, including withdrawn ones. */
export async function leerFranjasDePlan(
  db: Executor,
  periodo: Periodo,
  ahora: string,
): Promise<FranjaDePlan[]> {
  return selectFranjasDePlan(db, periodo, ahora).execute();
}

export interface FranjaDelDia extends FranjaDePlan {
  /** The places that `ocupadosTotal` counts although time has ended their booking or offer. */
  vencidas: number;
}

function selectFranjasDelDia(db: Executor, ahora: string) {
  return selectFranjaDePlan(db).select(
    sql<number>`((select count(*) from reservas r join asientos a on a.reserva_id = r.id
        where r.franja_id = franjas.id and ${vencida(ahora)})
      + coalesce((select sum(e.personas) from esperas e
        where e.franja_id = franjas.id and e.vence_en <= ${ahora}), 0))::integer`.as('vencidas'),
  );
}

/** Returns all franjas of some days, including withdrawn ones, the earliest first. */
export function leerFranjasDeDias(
  db: Executor,
  { dias, ahora }: { dias: readonly string[]; ahora: string },
): Promise<FranjaDelDia[]> {
  return selectFranjasDelDia(db, ahora)
    .where('fecha', '=', anyOf(dias))
    .orderBy('inicio')
    .orderBy('id')
    .execute();
}

/** Reads the franjas that `leerFranjasDePlan` reads, and locks them in the order of their
 * beginning. */
export async function tomarFranjasDePlan(
  tx: Tx,
  periodo: Periodo,
  ahora: string,
): Promise<FranjaDePlan[]> {
  return selectFranjasDePlan(tx, periodo, ahora).forUpdate().execute();
}

/**
 * Returns the franja that has begun and not ended, because new franjas must not overlap it.
 * Undefined where no franja is under way.
 */
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
  /** The bloqueo that closes the franja when it is created; null where none does. */
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
 * Withdraws franjas without active bookings. A franja to which no booking and no espera refers is
 * deleted; the row of any other franja stays, marked as withdrawn.
 */
export async function retirarFranjas(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('franjas as f')
    .where('f.id', '=', anyOf(ids))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reservas as r').select('r.id').whereRef('r.franja_id', '=', 'f.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('esperas as e').select('e.id').whereRef('e.franja_id', '=', 'f.id'))),
    )
    .execute();
  await apartarFranjas(tx, ids);
}

/**
 * Withdraws franjas without active bookings, and keeps their rows, so that a booking that has just
 * left can return (deshacer).
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

/** Blocks franjas for a reason of the plan. With `motivoDelPlan` null, lifts the plan's block. */
export async function asignarMotivoDelPlan(
  tx: Tx,
  ids: readonly number[],
  motivoDelPlan: string | null,
): Promise<void> {
  await cambiarFranjas(tx, ids, { motivo_del_plan: motivoDelPlan });
}

/**
 * Stores since when each franja is closed, or null where it is open. The caller must hold the locks
 * of the franjas, and call this after every other statement of the transaction that closes or opens
 * them.
 */
export async function anotarCierres(tx: Tx, ids: readonly number[], ahora: string): Promise<void> {
  await sql`
    update franjas as f
    set cerrada_desde = case when ${BLOQUEADA} then ${ahora}::timestamptz end
    where f.id = ${anyOf(ids)} and ${BLOQUEADA} <> (f.cerrada_desde is not null)`.execute(tx);
}

/**
 * Returns the last day with a franja, generated or made by hand; null when there are no franjas.
 */
export async function ultimaFechaConFranja(db: Executor): Promise<string | null> {
  const { fecha } = await db
    .selectFrom('franjas')
    .select((eb) => eb.fn.max('fecha').as('fecha'))
    .where('retirada', 'is', null)
    .executeTakeFirstOrThrow();
  return fecha;
}
