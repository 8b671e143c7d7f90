import { sql } from 'kysely';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { franjaSuperpuesta } from './franjas.errors.ts';

/** What deciding about a franja needs to know. */
export interface FranjaActual {
  id: number;
  inicio: string;
  fin: string;
  capacidadEfectiva: number;
  ocupadosTotal: number;
  bloqueada: boolean;
  /** Blocked by an excepción, whatever was done by hand. */
  bajoBloqueo: boolean;
  motivo: string | null;
  retirada: boolean;
}

function selectFranja(tx: Tx, id: number) {
  return tx
    .selectFrom('franjas')
    .where('id', '=', id)
    .select([
      'id',
      'inicio',
      'fin',
      'capacidad_efectiva as capacidadEfectiva',
      'ocupados as ocupadosTotal',
      sql<boolean>`bloqueada or bloqueo_id is not null`.as('bloqueada'),
      sql<boolean>`bloqueo_id is not null`.as('bajoBloqueo'),
      'motivo',
      sql<boolean>`retirada is not null`.as('retirada'),
    ]);
}

/** One that was not withdrawn. Without a lock: what it says may be old by the next statement, which is why `tomarPlazas` decides again. */
export async function buscarFranja(tx: Tx, id: number): Promise<FranjaActual | undefined> {
  return selectFranja(tx, id).where('retirada', 'is', null).executeTakeFirst();
}

/** Withdrawn or not. Holds the franja until the transaction ends; the lock order is franja → reserva → asiento. */
export async function lockFranja(tx: Tx, id: number): Promise<FranjaActual | undefined> {
  return selectFranja(tx, id).forUpdate().executeTakeFirst();
}

/**
 * Takes `personas` places if they are free and the franja can be booked, and answers when it begins; undefined if not,
 * with nothing changed. From here on whoever plans anew waits for this transaction.
 * One conditional UPDATE: of any number of callers at once it lets in exactly as many as fit.
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
    .where(sql<boolean>`ocupados + ${personas} <= capacidad_efectiva`)
    .returning('inicio')
    .executeTakeFirst();
  return tomada?.inicio;
}

export interface PlazasDevueltas {
  franjaId: number;
  personas: number;
}

/** Gives places back. Caller holds the locks of the franjas and has already made the seats inactive. */
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

/** Throws 409 when another franja stands there: the exclusion constraint decides. */
export async function insertarFranja(
  tx: Tx,
  { inicio, fin, capacidad, bloqueoId }: Horario & { capacidad: number; bloqueoId: number | null },
): Promise<number> {
  try {
    const { id } = await tx
      .insertInto('franjas')
      .values({
        inicio,
        fin,
        capacidad_efectiva: capacidad,
        bloqueo_id: bloqueoId,
        origen: 'MANUAL',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw violates(error, 'franjas_sin_superposicion') ? franjaSuperpuesta() : error;
  }
}

/** Caller holds the franja's lock. From now on the plan leaves it alone. Throws 409 when another stands there. */
export async function editarFranja(
  tx: Tx,
  id: number,
  { inicio, fin, capacidad, bloqueoId }: Horario & { capacidad: number; bloqueoId?: number | null },
): Promise<void> {
  try {
    await tx
      .updateTable('franjas')
      .set({
        inicio,
        fin,
        capacidad_efectiva: capacidad,
        ...(bloqueoId !== undefined && { bloqueo_id: bloqueoId }),
        editada: true,
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw violates(error, 'franjas_sin_superposicion') ? franjaSuperpuesta() : error;
  }
}

/** Caller holds the franja's lock. */
export async function marcarBloqueada(
  tx: Tx,
  id: number,
  { bloqueada, motivo }: { bloqueada: boolean; motivo: string | null },
): Promise<void> {
  await tx.updateTable('franjas').set({ bloqueada, motivo }).where('id', '=', id).execute();
}

/** Caller holds the franja's lock and saw it free. The row stays so that the plan does not bring it back. */
export async function retirarFranja(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('franjas').set({ retirada: 'ADMIN' }).where('id', '=', id).execute();
}
