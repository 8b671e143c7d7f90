import type { Bloqueo, Feriado, Override } from '@remanso/contract/excepciones.contract';
import type { Tramo } from '@remanso/contract/plan.rules';
import type { Executor } from '../../database/transaction.ts';

export interface Periodo {
  desde: string;
  hasta: string;
}

/** The exceptions that touch a period, in the shape that the plan's rules want. */
export async function leerExcepcionesDePlan(
  db: Executor,
  periodo: { desde: string; hasta?: string },
) {
  const { feriados, bloqueos, overrides } = await listarExcepciones(db, periodo);
  return {
    feriados: new Set(feriados.map(({ fecha }) => fecha)),
    bloqueos,
    overrides: new Map(overrides.map((override) => [override.fecha, override])),
  };
}

/** Those that touch some day of the period, the oldest first. */
export async function leerBloqueos(db: Executor, { desde, hasta }: Periodo): Promise<Bloqueo[]> {
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
    .where('fecha_desde', '<=', hasta)
    .where('fecha_hasta', '>=', desde)
    .orderBy('id')
    .execute();
}

async function leerFeriados(db: Executor, { desde, hasta }: Periodo): Promise<Feriado[]> {
  return db
    .selectFrom('feriados')
    .selectAll()
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .orderBy('fecha')
    .execute();
}

async function leerOverrides(db: Executor, { desde, hasta }: Periodo): Promise<Override[]> {
  const filas = await db
    .selectFrom('overrides as o')
    .leftJoin('overrides_tramos as t', 't.override_id', 'o.id')
    .select(['o.id', 'o.fecha', 'o.capacidad', 'o.motivo', 't.hora_inicio', 't.hora_fin'])
    .where('o.fecha', '>=', desde)
    .where('o.fecha', '<=', hasta)
    .orderBy('o.fecha')
    .orderBy('t.hora_inicio')
    .execute();
  const overrides = new Map<number, Override & { tramos: Tramo[] }>();
  for (const { id, fecha, capacidad, motivo, hora_inicio, hora_fin } of filas) {
    const override = overrides.get(id) ?? { id, fecha, capacidad, motivo, tramos: [] };
    if (hora_inicio && hora_fin)
      override.tramos.push({ horaInicio: hora_inicio, horaFin: hora_fin });
    overrides.set(id, override);
  }
  return [...overrides.values()];
}

/** Without a bound on either side, everything on that side. */
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
