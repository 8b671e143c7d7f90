import { sql, type InferResult } from 'kysely';
import { sumarDias } from '@remanso/contract/calendario';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { estaAbierta, type EstadoDeEspera } from '@remanso/contract/espera/esperas.rules';
import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { estaActiva } from '../reservas-leidas/estado.queries.ts';

/** The number of days for which a person's own list shows an entry that has ended. */
const DIAS_A_LA_VISTA = 7;

/**
 * Selects entries with the estado that each has at a moment, as `estadoDeEspera` of the contract
 * derives it; a property test compares the two. `guardado` is the stored estado, and `delante` the
 * number of entries that wait before this one.
 */
export function selectEsperas(db: Executor, ahora: string) {
  const estado = sql<EstadoDeEspera>`case
    when e.vence_en <= ${ahora} then 'VENCIDA'
    when e.estado = 'ESPERANDO' and f.inicio <= ${ahora} then 'CERRADA'
    else e.estado end`;
  return db
    .selectFrom('esperas as e')
    .innerJoin('franjas as f', 'f.id', 'e.franja_id')
    .select(['e.id', 'e.franja_id', 'e.usuario_id', 'e.personas', 'e.vence_en', 'e.creada_en'])
    .select(['f.inicio', 'f.fin', 'e.estado as guardado', estado.as('estado')])
    .select(
      sql<number>`(select count(*) from esperas p
        where p.franja_id = e.franja_id and p.estado = 'ESPERANDO' and p.id < e.id)`.as('delante'),
    );
}

export type FilaDeEspera = InferResult<ReturnType<typeof selectEsperas>>[number];

export function esperaDeFila(fila: FilaDeEspera): Espera {
  const { id, franja_id: franjaId, inicio, fin, personas, estado, delante } = fila;
  return {
    id,
    franja: { id: franjaId, inicio, fin },
    personas,
    estado,
    posicion: estado === 'ESPERANDO' ? delante + 1 : null,
    venceEn: estado === 'OFRECIDA' ? fila.vence_en : null,
  };
}

/**
 * Returns a person's entries: the open ones, the earliest franja first, and then those that ended
 * in the last seven days, the latest franja first.
 */
export async function leerMisEsperas(
  db: Executor,
  clock: Clock,
  usuarioId: number,
): Promise<Espera[]> {
  const ahora = clock.now();
  const filas = await selectEsperas(db, ahora)
    .where('e.usuario_id', '=', usuarioId)
    .where(({ eb, or }) =>
      or([
        eb('e.terminada_en', 'is', null),
        eb('e.terminada_en', '>=', sql<number>`${clock.instant(-DIAS_A_LA_VISTA * 86_400_000)}`),
      ]),
    )
    // An entry whose end is not stored yet leaves the list when its franja is DIAS_A_LA_VISTA days past.
    .where('f.inicio', '>', sumarDias(ahora.slice(0, 10), -DIAS_A_LA_VISTA))
    .orderBy('f.inicio')
    .orderBy('e.id')
    .execute();
  const abiertas = filas.filter(({ estado }) => estaAbierta(estado));
  const terminadas = filas.filter(({ estado }) => !estaAbierta(estado)).toReversed();
  return [...abiertas, ...terminadas].map(esperaDeFila);
}

export function buscarEspera(
  db: Executor,
  ahora: string,
  id: number,
): Promise<FilaDeEspera | undefined> {
  return selectEsperas(db, ahora).where('e.id', '=', id).executeTakeFirst();
}

/** Returns entries, the one of the earliest franja first. */
export function buscarEsperas(
  db: Executor,
  ahora: string,
  ids: readonly number[],
): Promise<FilaDeEspera[]> {
  return selectEsperas(db, ahora).where('e.id', '=', anyOf(ids)).orderBy('f.inicio').execute();
}

/**
 * Returns a person's entries that are stored as open and whose franja has not begun. An offer that
 * is over stays among them until its end is stored.
 */
export function esperasAbiertasDe(db: Executor, ahora: string, usuarioId: number) {
  return selectEsperas(db, ahora)
    .where('e.usuario_id', '=', usuarioId)
    .where('e.terminada_en', 'is', null)
    .where('f.inicio', '>', ahora)
    .orderBy('e.franja_id')
    .execute();
}

/**
 * Returns the entries that were made with a series and are stored as open, of the franjas of a day
 * and later that have not begun.
 */
export function esperasAbiertasDeSerie(
  db: Executor,
  { serieId, desde, ahora }: { serieId: number; desde: string; ahora: string },
): Promise<FilaDeEspera[]> {
  return selectEsperas(db, ahora)
    .where('e.serie_id', '=', serieId)
    .where('e.terminada_en', 'is', null)
    .where('f.fecha', '>=', desde)
    .where('f.inicio', '>', ahora)
    .orderBy('e.id')
    .execute();
}

/**
 * Returns the ids of the franjas with an offer or an entry that time has ended, and whose end is
 * not stored yet. The estado is compared as in the index of the open entries, so that PostgreSQL
 * reads nothing of those that have ended.
 */
export async function franjasConEsperaTerminada(db: Executor, ahora: string): Promise<number[]> {
  const filas = await db
    .selectFrom('esperas as e')
    .innerJoin('franjas as f', 'f.id', 'e.franja_id')
    .select('e.franja_id')
    .distinct()
    .where(sql<boolean>`e.estado in ('ESPERANDO', 'OFRECIDA')`)
    .where(({ eb, or }) => or([eb('e.vence_en', '<=', ahora), eb('f.inicio', '<=', ahora)]))
    .orderBy('e.franja_id')
    .execute();
  return filas.map(({ franja_id: id }) => id);
}

/** Returns whether a person has an active booking in a franja. */
export async function tieneReservaEn(
  db: Executor,
  { usuarioId, franjaId, ahora }: { usuarioId: number; franjaId: number; ahora: string },
): Promise<boolean> {
  const fila = await db
    .selectFrom('reservas as r')
    .select('r.id')
    .where('r.usuario_id', '=', usuarioId)
    .where('r.franja_id', '=', franjaId)
    .where(estaActiva(ahora))
    .executeTakeFirst();
  return fila !== undefined;
}
