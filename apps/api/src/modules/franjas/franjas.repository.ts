import { sql } from 'kysely';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { hayVencidas } from '../reservas-leidas/estado.queries.ts';
import { BLOQUEADA } from '../reservas-leidas/bloqueo.queries.ts';
import { franjaSuperpuesta } from './franjas.errors.ts';

/** The state of a franja that decisions about it are based on. */
export interface FranjaActual {
  id: number;
  inicio: string;
  fin: string;
  capacidadEfectiva: number;
  ocupadosTotal: number;
  bloqueada: boolean;
  /** True when an excepción blocks the franja, whether or not it was also blocked by hand. */
  bajoBloqueo: boolean;
  /**
   * True when the plan has no place for the franja and blocks it, whether or not it was also
   * blocked otherwise.
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
 * Reads a franja that was not withdrawn, without a lock: the row may have changed by the next
 * statement, which is why `tomarPlazas` decides again.
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
 * Locks and reads the franja that a booking is in and the one that it is going to, in the order of
 * their ids, so that moves in opposite directions cannot wait for each other. The booking may have
 * been moved meanwhile.
 */
export async function tomarFranjasDeReserva(
  tx: Tx,
  { reservaId, hacia }: { reservaId: number; hacia: number | undefined },
): Promise<FranjaActual[]> {
  const suya = sql`(select r.franja_id from reservas r where r.id = ${reservaId})`;
  return selectFranjas(tx)
    .where('id', '=', sql<number>`any(array[${suya}, ${hacia ?? null}::bigint])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A franja of which places were taken. */
export interface FranjaOcupada {
  inicio: string;
  fin: string;
  /** True while its counter holds bookings that time has cancelled. */
  hayVencidas: boolean;
}

/**
 * Takes `personas` places if they are free and nothing closes the franja, and returns it; returns
 * undefined, with nothing changed, if not. Whoever plans anew waits for this transaction from here
 * on. The one conditional UPDATE lets in, of any number of simultaneous callers, exactly as many as
 * fit.
 */
export async function tomarPlazas(
  tx: Tx,
  { id, personas, ahora }: { id: number; personas: number; ahora: string },
): Promise<FranjaOcupada | undefined> {
  return tx
    .updateTable('franjas')
    .set({ ocupados: sql`ocupados + ${personas}` })
    .where('id', '=', id)
    .where('retirada', 'is', null)
    .where('bloqueada', '=', false)
    .where('bloqueo_id', 'is', null)
    .where('motivo_del_plan', 'is', null)
    .where(sql<boolean>`ocupados + ${personas} <= capacidad_efectiva`)
    .returning(['inicio', 'fin', hayVencidas(sql`franjas.id`, ahora).as('hayVencidas')])
    .executeTakeFirst();
}

export interface PlazasDevueltas {
  franjaId: number;
  personas: number;
}

/**
 * Takes places off what their franjas have occupied, and does no more: who gives places back calls
 * `devolverPlazas`, after which the plan holds. Returns the ids of the franjas that the plan may
 * keep only for who is left in them: it has closed them, or their capacity is not the one of every
 * day. One of which no place comes back is returned too. The caller must hold the locks of the
 * franjas and have made the seats inactive already.
 */
export async function restarOcupados(
  tx: Tx,
  devueltas: readonly PlazasDevueltas[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; enDuda: boolean }>`
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
      and f.capacidad_efectiva is distinct from (select capacidad_base from config) as "enDuda"`.execute(
    tx,
  );
  return rows.flatMap(({ id, enDuda }) => (enDuda ? [id] : []));
}

export interface Horario {
  inicio: string;
  fin: string;
}

/** The exceptions that close a franja from outside, whoever made it. */
export interface Cierre {
  bloqueoId: number | null;
  motivoDelPlan: string | null;
}

/**
 * Adds a franja made by hand. Throws 409 when it overlaps another franja: the exclusion constraint
 * decides.
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
 * Changes a franja, which the plan leaves alone from then on. The caller must hold its lock. Throws
 * 409 when it would overlap another franja.
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

/** Blocks or unblocks a franja. The caller must hold its lock. */
export async function marcarBloqueada(
  tx: Tx,
  id: number,
  { bloqueada, motivo }: { bloqueada: boolean; motivo: string | null },
): Promise<void> {
  await tx.updateTable('franjas').set({ bloqueada, motivo }).where('id', '=', id).execute();
}

/**
 * Withdraws a franja for an administrator. The caller must hold its lock and have seen it without
 * bookings. The row stays, so that the plan does not create the franja again.
 */
export async function retirarFranja(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('franjas').set({ retirada: 'ADMIN' }).where('id', '=', id).execute();
}
