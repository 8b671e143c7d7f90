import { sql } from 'kysely';
import type { EstadoDeEspera } from '@remanso/contract/espera/esperas.rules';
import { anyOf } from '../../database/any-of.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import { BLOQUEADA } from '../reservas-leidas/bloqueo.queries.ts';
import { yaEspera } from './esperas.errors.ts';

interface NuevaEspera {
  franjaId: number;
  usuarioId: number;
  personas: number;
  /** The instant at which the person joins, in ISO 8601. */
  creadaEn: string;
}

/**
 * Adds a person to the end of a franja's line and returns the id of the entry. Throws 409 where the
 * person is in that line already. The caller must hold the franja's lock.
 */
export async function insertarEspera(tx: Tx, nueva: NuevaEspera): Promise<number> {
  try {
    const { id } = await tx
      .insertInto('esperas')
      .values({
        franja_id: nueva.franjaId,
        usuario_id: nueva.usuarioId,
        personas: nueva.personas,
        creada_en: nueva.creadaEn,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw violates(error, 'esperas_una_abierta_por_cliente') ? yaEspera() : error;
  }
}

/**
 * Adds a person to the end of the lines of several franjas and returns the ids of the entries. The
 * caller must hold the locks of the franjas and know that the person is in none of these lines.
 */
export async function insertarEsperas(
  tx: Tx,
  {
    franjaIds,
    ...nueva
  }: Omit<NuevaEspera, 'franjaId'> & {
    franjaIds: readonly number[];
    /** The series with which the entries are made. */
    serieId: number;
  },
): Promise<number[]> {
  if (franjaIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into esperas (franja_id, usuario_id, personas, creada_en, serie_id)
    select franja, ${nueva.usuarioId}, ${nueva.personas}, ${nueva.creadaEn}, ${nueva.serieId}
    from unnest(${franjaIds}::bigint[]) with ordinality as nuevas (franja, orden)
    order by orden
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Ends entries. A trigger frees the places of those that were offered: the caller must hold the
 * locks of their franjas, and must then book the places or call `devolverPlazas`.
 */
export async function terminarEsperas(
  tx: Tx,
  ids: readonly number[],
  estado: Exclude<EstadoDeEspera, 'ESPERANDO' | 'OFRECIDA'>,
  terminadaEn: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('esperas')
    .set({ estado, vence_en: null, terminada_en: terminadaEn })
    .where('id', '=', anyOf(ids))
    .execute();
}

/**
 * Offers an entry its places, and holds them until the momento `venceEn`. The caller must hold the
 * franja's lock.
 */
export async function ofrecerPlazas(tx: Tx, id: number, venceEn: string): Promise<void> {
  await tx
    .updateTable('esperas')
    .set({ estado: 'OFRECIDA', vence_en: venceEn, dicha_por: null, dicha_en: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes the offers of some franjas back; their entries keep their rank. The caller must hold the
 * locks of the franjas.
 */
export async function retirarOfertas(tx: Tx, franjaIds: readonly number[]): Promise<void> {
  if (franjaIds.length === 0) return;
  await tx
    .updateTable('esperas')
    .set({ estado: 'ESPERANDO', vence_en: null })
    .where('franja_id', '=', anyOf(franjaIds))
    .where('estado', '=', 'OFRECIDA')
    .execute();
}

/** An entry that is stored as open, with the data of its franja and its person. */
export interface EsperaEnFila {
  id: number;
  franjaId: number;
  inicio: string;
  fin: string;
  libres: number;
  bloqueada: boolean;
  retirada: boolean;
  personas: number;
  /** The momento at which the offer ends; null where nothing is offered. */
  venceEn: string | null;
  usuarioId: number;
  nombre: string;
  email: string | null;
}

/** Reads the entries of some franjas that are stored as open, in the order of their lines. */
export function leerEnFila(db: Executor, franjaIds: readonly number[]): Promise<EsperaEnFila[]> {
  return db
    .selectFrom('esperas as e')
    .innerJoin('franjas as f', 'f.id', 'e.franja_id')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select([
      'e.id',
      'e.franja_id as franjaId',
      'f.inicio',
      'f.fin',
      sql<number>`f.capacidad_efectiva - f.ocupados`.as('libres'),
      BLOQUEADA.as('bloqueada'),
      sql<boolean>`f.retirada is not null`.as('retirada'),
      'e.personas',
      'e.vence_en as venceEn',
      'e.usuario_id as usuarioId',
      'u.nombre',
      'u.email',
    ])
    .where('e.franja_id', '=', anyOf(franjaIds))
    .where('e.terminada_en', 'is', null)
    .orderBy('e.franja_id')
    .orderBy('e.id')
    .execute();
}

/**
 * Stores who of the desk has told a person of their offer, and when; null removes this mark. Returns
 * false, and changes nothing, where there is a mark already, or none to remove.
 */
export async function marcarDicha(
  tx: Tx,
  id: number,
  dicha: { por: number; en: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('esperas')
    .set({ dicha_por: dicha?.por ?? null, dicha_en: dicha?.en ?? null })
    .where('id', '=', id)
    .where('dicha_en', dicha ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
