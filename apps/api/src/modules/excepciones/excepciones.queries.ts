import { sql, type InferResult } from 'kysely';
import type { Bloqueo, Feriado, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import type { Executor } from '../../database/transaction.ts';
import { excepcionInexistente } from './excepciones.errors.ts';

export interface Periodo {
  desde: string;
  hasta: string;
}

/**
 * The SQL condition that `feriados as d` closes its day: no override opens the day in spite of it.
 */
export const CIERRA_EL_DIA = sql<boolean>`
  not exists (select from overrides o where o.fecha = d.fecha)`;

/** Returns the description of the feriado that closes a day; null where none does. */
export async function buscarFeriadoQueCierra(db: Executor, fecha: string): Promise<string | null> {
  const feriado = await db
    .selectFrom('feriados as d')
    .select('d.descripcion')
    .where('d.fecha', '=', fecha)
    .where(CIERRA_EL_DIA)
    .executeTakeFirst();
  return feriado?.descripcion ?? null;
}

export async function leerExcepcionesDePlan(
  db: Executor,
  periodo: { desde: string; hasta?: string },
) {
  const { feriados, bloqueos, overrides } = await listarExcepciones(db, periodo);
  return {
    feriados: new Map(feriados.map(({ fecha, descripcion }) => [fecha, descripcion])),
    bloqueos,
    overrides: new Map(overrides.map((override) => [override.fecha, override])),
  };
}

interface Excepciones {
  feriados: Feriado;
  bloqueos: Bloqueo;
  overrides: Override;
}

export type TablaDeExcepcion = keyof Excepciones;

type Buscadores = {
  [T in TablaDeExcepcion]: (db: Executor, id: number) => Promise<Excepciones[T] | undefined>;
};

const BUSCADORES: Buscadores = {
  feriados: (db, id) => selectFeriados(db).where('id', '=', id).executeTakeFirst(),
  bloqueos: (db, id) => selectBloqueos(db).where('id', '=', id).executeTakeFirst(),
  overrides: async (db, id) =>
    toOverrides(await selectOverrides(db).where('o.id', '=', id).execute())[0],
};

/** Reads an exception by its id. Throws 404 where no exception has the id. */
export async function leerExcepcion<T extends TablaDeExcepcion>(
  db: Executor,
  tabla: T,
  id: number,
): Promise<Excepciones[T]> {
  const excepcion = await BUSCADORES[tabla](db, id);
  if (!excepcion) throw excepcionInexistente();
  return excepcion;
}

function selectBloqueos(db: Executor) {
  return db
    .selectFrom('bloqueos')
    .select([
      'id',
      'fecha_desde as fechaDesde',
      'fecha_hasta as fechaHasta',
      'hora_inicio as horaInicio',
      'hora_fin as horaFin',
      'motivo',
    ])
    .orderBy('id');
}

/** Reads the bloqueos that touch some day of the period, the oldest first. */
export async function leerBloqueos(db: Executor, { desde, hasta }: Periodo): Promise<Bloqueo[]> {
  return selectBloqueos(db)
    .where('fecha_desde', '<=', hasta)
    .where('fecha_hasta', '>=', desde)
    .execute();
}

const selectFeriados = (db: Executor) =>
  db.selectFrom('feriados').select(['id', 'fecha', 'descripcion']).orderBy('fecha');

async function leerFeriados(db: Executor, { desde, hasta }: Periodo): Promise<Feriado[]> {
  return selectFeriados(db).where('fecha', '>=', desde).where('fecha', '<=', hasta).execute();
}

/**
 * Selects a row for each tramo of an override, and one row without hours for an override without
 * tramos.
 */
function selectOverrides(db: Executor) {
  return db
    .selectFrom('overrides as o')
    .leftJoin('overrides_tramos as t', 't.override_id', 'o.id')
    .select(['o.id', 'o.fecha', 'o.capacidad', 'o.motivo', 't.hora_inicio', 't.hora_fin'])
    .orderBy('o.fecha')
    .orderBy('t.hora_inicio');
}

function toOverrides(filas: InferResult<ReturnType<typeof selectOverrides>>): Override[] {
  const overrides = new Map<number, Override & { tramos: Tramo[] }>();
  for (const { id, fecha, capacidad, motivo, hora_inicio, hora_fin } of filas) {
    const override = overrides.get(id) ?? { id, fecha, capacidad, motivo, tramos: [] };
    if (hora_inicio && hora_fin)
      override.tramos.push({ horaInicio: hora_inicio, horaFin: hora_fin });
    overrides.set(id, override);
  }
  return [...overrides.values()];
}

async function leerOverrides(db: Executor, { desde, hasta }: Periodo): Promise<Override[]> {
  const filas = await selectOverrides(db)
    .where('o.fecha', '>=', desde)
    .where('o.fecha', '<=', hasta)
    .execute();
  return toOverrides(filas);
}

/**
 * Lists the exceptions that touch a period. Without `desde` or without `hasta`, the period is open
 * on that side.
 */
export async function listarExcepciones(
  db: Executor,
  {
    desde = '-infinity',
    hasta = 'infinity',
  }: { desde?: string | undefined; hasta?: string | undefined },
) {
  return {
    feriados: await leerFeriados(db, { desde, hasta }),
    bloqueos: await leerBloqueos(db, { desde, hasta }),
    overrides: await leerOverrides(db, { desde, hasta }),
  };
}
