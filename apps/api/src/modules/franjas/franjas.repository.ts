import { sql } from 'kysely';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
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

function selectFranja(tx: Tx, id: number) {
  return tx
    .selectFrom('franjas as f')
    .where('id', '=', id)
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
  return selectFranja(tx, id).where('retirada', 'is', null).executeTakeFirst();
}

/**
 * Locks and reads a franja, withdrawn or not, until the transaction ends. The lock order is franja
 * → reserva → asiento.
 */
export async function tomarFranja(tx: Tx, id: number): Promise<FranjaActual | undefined> {
  return selectFranja(tx, id).forUpdate().executeTakeFirst();
}

/**
 * Takes `personas` places if they are free and the franja can be booked, and returns when it
 * begins; returns undefined, with nothing changed, if not. Whoever plans anew waits for this
 * transaction from here on. The one conditional UPDATE lets in, of any number of simultaneous
 * callers, exactly as many as fit.
 */
export async function tomarPlazas(
  tx: Tx,
  id: number,
  personas: number,
): Promise<string | undefined> {
  const tomada = await tx
    .updateTable('franjas')
    .set({ ocupados: sql`ocupados + ${personas}` })
    .where('id', '=', id)
    .where('retirada', 'is', null)
    .where('bloqueada', '=', false)
    .where('bloqueo_id', 'is', null)
    .where('motivo_del_plan', 'is', null)
    .where(sql<boolean>`ocupados + ${personas} <= capacidad_efectiva`)
    .returning('inicio')
    .executeTakeFirst();
  return tomada?.inicio;
}

export interface PlazasDevueltas {
  franjaId: number;
  personas: number;
}

/**
 * Gives places back. The caller must hold the locks of the franjas and have made the seats inactive
 * already.
 */
export async function liberarPlazas(tx: Tx, devueltas: readonly PlazasDevueltas[]): Promise<void> {
  await sql`
    update franjas f set ocupados = f.ocupados - libres.personas
    from (
      select id, sum(personas)::integer as personas
      from unnest(
        ${devueltas.map(({ franjaId }) => franjaId)}::bigint[],
        ${devueltas.map(({ personas }) => personas)}::integer[]
      ) as devueltas (id, personas)
      group by id
    ) libres
    where f.id = libres.id`.execute(tx);
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
