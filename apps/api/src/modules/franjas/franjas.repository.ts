import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { hayVencidas } from '../reservas-leidas/estado.queries.ts';
import { BLOQUEADA } from '../reservas-leidas/bloqueo.queries.ts';
import { HAY_ESPERA } from '../reservas-leidas/espera.queries.ts';
import { franjaSuperpuesta } from './franjas.errors.ts';

export interface FranjaActual {
  id: number;
  inicio: string;
  fin: string;
  capacidadEfectiva: number;
  ocupadosTotal: number;
  bloqueada: boolean;
  /** True when a bloqueo closes the franja, even where the franja is also blocked by hand. */
  bajoBloqueo: boolean;
  /**
   * True when the plan blocks the franja, even where a hand or a bloqueo blocks the franja as well.
   */
  fueraDelPlan: boolean;
  /** True when the plan made the franja and nobody has changed it by hand. */
  delPlan: boolean;
  motivo: string | null;
  retirada: boolean;
}

function selectFranjas(tx: Tx) {
  return tx
    .selectFrom('franjas as f')
    .select([
      'id',
      'inicio',
      'fin',
      'capacidad_efectiva as capacidadEfectiva',
      'ocupados as ocupadosTotal',
      BLOQUEADA.as('bloqueada'),
      sql<boolean>`bloqueo_id is not null`.as('bajoBloqueo'),
      sql<boolean>`motivo_del_plan is not null`.as('fueraDelPlan'),
      sql<boolean>`origen = 'GENERADA' and not editada`.as('delPlan'),
      'motivo',
      sql<boolean>`retirada is not null`.as('retirada'),
    ]);
}

/**
 * Reads a franja that was not withdrawn. The row is not locked and may change before the next
 * statement, so `tomarPlazas` checks the franja again.
 */
export async function buscarFranja(tx: Tx, id: number): Promise<FranjaActual | undefined> {
  return selectFranjas(tx).where('id', '=', id).where('retirada', 'is', null).executeTakeFirst();
}

/**
 * Locks and reads a franja, withdrawn or not, until the transaction ends. The lock order is franja
 * → reserva → asiento.
 */
export async function tomarFranja(tx: Tx, id: number): Promise<FranjaActual | undefined> {
  return selectFranjas(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Locks and reads the present franja of a booking and the franja that it moves to. They are locked
 * in the order of their beginning, so that two moves in opposite directions cannot wait for each other.
 * Another request may have moved the booking before the locks were taken.
 */
export async function tomarFranjasDeReserva(
  tx: Tx,
  { reservaId, hacia }: { reservaId: number; hacia: number | undefined },
): Promise<FranjaActual[]> {
  const suya = sql`(select r.franja_id from reservas r where r.id = ${reservaId})`;
  return selectFranjas(tx)
    .where('id', '=', sql<number>`any(array[${suya}, ${hacia ?? null}::bigint])`)
    .orderBy('inicio')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Locks franjas that were not withdrawn, those of `ids` and those that begin at one of `inicios`, in
 * the order of their beginning. Returns their ids.
 */
export async function tomarVariasFranjas(
  tx: Tx,
  { ids, inicios }: { ids: readonly number[]; inicios: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from franjas
    where retirada is null and (id = any(${ids}::bigint[]) or inicio = any(${inicios}::timestamp[]))
    order by inicio, id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the franjas, not withdrawn, that begin at some momentos. */
export async function buscarFranjasPorInicio(
  tx: Tx,
  inicios: readonly string[],
): Promise<Map<string, number>> {
  const filas = await tx
    .selectFrom('franjas')
    .select(['id', 'inicio'])
    .where('inicio', '=', anyOf(inicios))
    .where('retirada', 'is', null)
    .execute();
  return new Map(filas.map(({ id, inicio }) => [inicio, id]));
}

/** The SQL condition that a franja of an UPDATE can be booked and has `personas` free places. */
const reservablePara = (personas: number) => sql<boolean>`retirada is null and not bloqueada
  and bloqueo_id is null and motivo_del_plan is null
  and ocupados + ${personas} <= capacidad_efectiva`;

/**
 * Takes `personas` places in each of some franjas, and returns in how many of them: a franja
 * without enough free places, or one that is closed or withdrawn, is left as it is. The caller must
 * throw unless all were taken.
 */
export async function tomarPlazasDeVarias(
  tx: Tx,
  { ids, personas }: { ids: readonly number[]; personas: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('franjas')
    .set({ ocupados: sql`ocupados + ${personas}` })
    .where('id', '=', anyOf(ids))
    .where(reservablePara(personas))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface FranjaOcupada {
  inicio: string;
  fin: string;
  /** True while the franja's counter still counts bookings that time has cancelled. */
  hayVencidas: boolean;
}

/**
 * Takes `personas` places and returns the franja. Returns undefined, with nothing changed, where
 * too few places are free or the franja is closed or withdrawn. From here on, a new plan waits for
 * this transaction. One conditional UPDATE checks and takes the places, so that simultaneous
 * callers never get more places than there are.
 */
export async function tomarPlazas(
  tx: Tx,
  { id, personas, ahora }: { id: number; personas: number; ahora: string },
): Promise<FranjaOcupada | undefined> {
  return tx
    .updateTable('franjas')
    .set({ ocupados: sql`ocupados + ${personas}` })
    .where('id', '=', id)
    .where(reservablePara(personas))
    .returning(['inicio', 'fin', hayVencidas(sql`franjas.id`, ahora).as('hayVencidas')])
    .executeTakeFirst();
}

export interface PlazasDevueltas {
  franjaId: number;
  personas: number;
}

/**
 * Subtracts places from the counters of franjas, and does nothing else: callers that free places
 * use `devolverPlazas`, which also adjusts the franjas to the plan. Returns in `enDuda` the ids of
 * the franjas that the plan may have to adjust: those that the plan has closed, the generated and
 * unedited ones whose capacity differs from the configuration, and those of which `devueltas` frees
 * no place. Also returns the ids of the franjas for which somebody waits. The caller must hold the
 * locks of the franjas, and must already have made the seats inactive.
 */
export async function restarOcupados(
  tx: Tx,
  devueltas: readonly PlazasDevueltas[],
): Promise<{ enDuda: number[]; conEspera: number[] }> {
  const { rows } = await sql<{ id: number; enDuda: boolean; conEspera: boolean }>`
    update franjas f set ocupados = f.ocupados - libres.personas
    from (
      select id, sum(personas)::integer as personas
      from unnest(
        ${devueltas.map(({ franjaId }) => franjaId)}::bigint[],
        ${devueltas.map(({ personas }) => personas)}::integer[]
      ) as devueltas (id, personas)
      group by id
    ) libres
    where f.id = libres.id
    returning f.id, libres.personas = 0 or f.motivo_del_plan is not null or f.origen = 'GENERADA' and not f.editada
      and f.capacidad_efectiva is distinct from (select capacidad_base from config) as "enDuda",
      ${HAY_ESPERA} as "conEspera"`.execute(tx);
  return {
    enDuda: rows.flatMap(({ id, enDuda }) => (enDuda ? [id] : [])),
    conEspera: rows.flatMap(({ id, conEspera }) => (conEspera ? [id] : [])),
  };
}

export interface Horario {
  inicio: string;
  fin: string;
}

/**
 * The bloqueo or the reason of the plan that closes a franja; null where neither does. A block by
 * hand is stored apart.
 */
export interface Cierre {
  bloqueoId: number | null;
  motivoDelPlan: string | null;
}

/**
 * Adds a franja made by hand. Throws 409 when it overlaps another franja, which the exclusion
 * constraint `franjas_sin_superposicion` checks.
 */
export async function insertarFranja(
  tx: Tx,
  { inicio, fin, capacidad, bloqueoId, motivoDelPlan }: Horario & Cierre & { capacidad: number },
): Promise<number> {
  try {
    const { id } = await tx
      .insertInto('franjas')
      .values({
        inicio,
        fin,
        capacidad_efectiva: capacidad,
        bloqueo_id: bloqueoId,
        motivo_del_plan: motivoDelPlan,
        origen: 'MANUAL',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw violates(error, 'franjas_sin_superposicion') ? franjaSuperpuesta() : error;
  }
}

/**
 * Changes a franja and marks it as edited, so that later plans do not change it. The caller must
 * hold the franja's lock. Throws 409 when it would overlap another franja.
 */
export async function editarFranja(
  tx: Tx,
  id: number,
  { inicio, fin, capacidad, cierre }: Horario & { capacidad: number; cierre?: Cierre },
): Promise<void> {
  try {
    await tx
      .updateTable('franjas')
      .set({
        inicio,
        fin,
        capacidad_efectiva: capacidad,
        ...(cierre && { bloqueo_id: cierre.bloqueoId, motivo_del_plan: cierre.motivoDelPlan }),
        editada: true,
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw violates(error, 'franjas_sin_superposicion') ? franjaSuperpuesta() : error;
  }
}

/** Blocks or unblocks a franja by hand. The caller must hold the franja's lock. */
export async function marcarBloqueada(
  tx: Tx,
  id: number,
  { bloqueada, motivo }: { bloqueada: boolean; motivo: string | null },
): Promise<void> {
  await tx.updateTable('franjas').set({ bloqueada, motivo }).where('id', '=', id).execute();
}

/**
 * Withdraws a franja for an administrator. The caller must hold the franja's lock and have checked
 * that it has no bookings. The row stays, so that the plan does not create the franja again.
 */
export async function retirarFranja(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('franjas').set({ retirada: 'ADMIN' }).where('id', '=', id).execute();
}
